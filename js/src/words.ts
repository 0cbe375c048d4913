// The words of the controls alone. Every sentence of a game comes finished from Python.
import type { Say } from "./boards/board";

const en: Record<string, string> = {
  seat: "Seat", all: "all", openTable: "open table",
  gone: "kernel not answering: busy or gone", readOnly: "saved page: read only", away: "looking back",
  backToNow: "Back to now", undo: "Undo", newGame: "New game", keys: "Keys", close: "Close", more: "More",
  first: "First", back: "Back", forward: "Forward", last: "Last", play: "Play", pause: "Pause", speed: "Speed",
  ply: "ply", plyOf: "ply {n} of {of}", mainLine: "main line", timeline: "Timeline", start: "start",
  log: "Log", rules: "Rules", inspector: "Inspect", score: "Score",
  now: "now", noEvents: "nothing to tell", chance: "chance",
  bookmark: "Bookmark", bookmarks: "Bookmarks", name: "name", note: "Note", save: "Save",
  blocked: "Not that one", mayNot: "not allowed: why?", act: "{What}", "cobras.act": "Play {what}", asking: "asking …",
  rulebook: "rulebook", ruling: "our ruling", edition: "edition", because: "Why so: ",
  inMatch: "in this match", never: "not yet in this match", showMe: "Show me: {what}", chapters: "Chapters",
  cells: "Cells", search: "Search", allCells: "all", lastPly: "changed last", pinned: "since pin", pin: "Pin ply {n}",
  since: "since ply {n}", hidden: "hidden from this seat", hiddenCount: "{n}, hidden from this seat",
  locked: "locked, hidden from this seat", none: "none", nothing: "empty", noCells: "no such cell",
  unchanged: "as it was at the start", gone2: "gone", was: "was {what}", whyValue: "How {what} came to its value",
  position: "Position", board: "Board", failed: "This part could not be drawn: {what}", round: "round",
  keyMove: "within the board", keyChoose: "choose, again: do", keyEscape: "close, let go",
  keyStep: "back, forward", keyEnds: "first, last", keyPlay: "play, pause", keyUndo: "undo", keyTabs: "tabs", keyHelp: "these keys",
  selected: "selected", changedCell: "changed",
};

const es: Record<string, string> = {
  seat: "Asiento", all: "todos", openTable: "mesa abierta",
  gone: "el kernel no responde: ocupado o cerrado", readOnly: "página guardada: solo lectura", away: "mirando atrás",
  backToNow: "Volver a ahora", undo: "Deshacer", newGame: "Partida nueva", keys: "Teclas", close: "Cerrar", more: "Más",
  first: "Inicio", back: "Atrás", forward: "Adelante", last: "Final", play: "Reproducir", pause: "Pausa", speed: "Velocidad",
  ply: "jugada", plyOf: "jugada {n} de {of}", mainLine: "línea principal", timeline: "Línea de tiempo", start: "inicio",
  log: "Crónica", rules: "Reglas", inspector: "Inspección", score: "Puntos",
  now: "ahora", noEvents: "nada que contar", chance: "azar",
  bookmark: "Marcador", bookmarks: "Marcadores", name: "nombre", note: "Nota", save: "Guardar",
  blocked: "Esa no", mayNot: "no permitido: ¿por qué?", act: "{What}", "cobras.act": "Jugar {what}", asking: "preguntando …",
  rulebook: "reglamento", ruling: "aclaración nuestra", edition: "edición", because: "Por qué: ",
  inMatch: "en esta partida", never: "aún no en esta partida", showMe: "Muéstrame: {what}", chapters: "Capítulos",
  cells: "Celdas", search: "Buscar", allCells: "todas", lastPly: "última jugada", pinned: "desde la fijada", pin: "Fijar jugada {n}",
  since: "desde la jugada {n}", hidden: "oculto para este asiento", hiddenCount: "{n}, ocultas para este asiento",
  locked: "sellada, oculta para este asiento", none: "ninguno", nothing: "vacío", noCells: "no hay tal celda",
  unchanged: "como al principio", gone2: "ya no está", was: "era {what}", whyValue: "Cómo llegó {what} a su valor",
  position: "Posición", board: "Tablero", failed: "Esta parte no se pudo dibujar: {what}", round: "ronda",
  keyMove: "por el tablero", keyChoose: "elegir, otra vez: hacer", keyEscape: "cerrar, soltar",
  keyStep: "atrás, adelante", keyEnds: "inicio, final", keyPlay: "reproducir, pausa", keyUndo: "deshacer", keyTabs: "pestañas", keyHelp: "estas teclas",
  selected: "elegida", changedCell: "cambiada",
  trick: "baza", turn: "turno", end: "final",
};

export const WORDS: Record<string, Record<string, string>> = { en, es };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Put values into a sentence: `{what}`, and `{What}` with a capital. */
export function fill(text: string, params: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = params[key] ?? params[key.charAt(0).toLowerCase() + key.slice(1)];
    if (value === undefined) return whole;
    return /^[A-Z]/.test(key) ? capital(String(value)) : String(value);
  });
}

/** Words of one language, the first dictionary that knows a key first; what no game says its own way (`cobras.act`)
 * is said the common way (`act`), and an unknown key is its own word. */
export function speaker(locale: string, ...first: (Record<string, string> | undefined)[]): Say {
  const known = [...first, WORDS[locale], en];
  return (key, params) => {
    for (const each of [key, key.replace(/^.*\./, "")]) {
      const text = known.find((words) => words?.[each] !== undefined)?.[each];
      if (text !== undefined) return fill(text, params);
    }
    return key;
  };
}

/** A mark's name (`round 2 trick 3`) in the language of the view; the name itself is the same in all. */
export const markInWords = (mark: string, say: Say): string => mark.replace(/[a-z]+/g, (word) => say(word));
