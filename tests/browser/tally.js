// Counts what the widget has going on: listeners, timers and observers that its own code has set up and not
// taken back. Its code comes from a blob: address, as every host of such modules loads it. A listener of an
// element that is no longer in the page goes with the element, so it does not count; nor is it kept alive here.
(() => {
  const listeners = new Set(), timers = new Map(), observers = new Map();
  const ours = () => new Error().stack.includes("blob:");
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  const captures = (options) => (typeof options === "boolean" ? options : !!options?.capture);
  const find = (target, type, heard, options) =>
    [...listeners].find((known) => known.target.deref() === target && known.type === type
      && known.heard.deref() === heard && known.capture === captures(options));

  EventTarget.prototype.addEventListener = function (type, heard, options) {
    addEventListener.call(this, type, heard, options);
    if (!heard || !ours() || find(this, type, heard, options)) return;
    const capture = captures(options);
    const known = { target: new WeakRef(this), type, heard: new WeakRef(heard), capture };
    listeners.add(known);
    const gone = () => listeners.delete(known);
    if (options?.signal) addEventListener.call(options.signal, "abort", gone, { once: true });
    if (options?.once) addEventListener.call(this, type, gone, { once: true, capture });
  };
  EventTarget.prototype.removeEventListener = function (type, heard, options) {
    removeEventListener.call(this, type, heard, options);
    listeners.delete(find(this, type, heard, options));
  };

  const wrap = (start, stop, again) => {
    const [begin, end] = [window[start], window[stop]];
    window[start] = function (act, ...rest) {
      const mine = ours();
      const id = begin.call(window, typeof act !== "function" ? act : (...args) => {
        if (!again) timers.delete(`${start} ${id}`);
        return act(...args);
      }, ...rest);
      if (mine) timers.set(`${start} ${id}`, String(act).slice(0, 80));
      return id;
    };
    window[stop] = (id) => {
      for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"])
        if ((stop === "cancelAnimationFrame") === (name === "requestAnimationFrame")) timers.delete(`${name} ${id}`);
      return end.call(window, id);
    };
  };
  wrap("setTimeout", "clearTimeout", false);
  wrap("setInterval", "clearInterval", true);
  wrap("requestAnimationFrame", "cancelAnimationFrame", false);

  for (const name of ["MutationObserver", "ResizeObserver", "IntersectionObserver"]) {
    const { observe, disconnect } = window[name].prototype;
    window[name].prototype.observe = function (...args) {
      if (ours()) observers.set(this, name);
      return observe.apply(this, args);
    };
    window[name].prototype.disconnect = function () {
      observers.delete(this);
      return disconnect.call(this);
    };
  }

  // Nor does one of a signal that has been given: it is never given again.
  const there = (known) => {
    const target = known.target.deref();
    return target instanceof Node ? target.isConnected : target && !(target instanceof AbortSignal && target.aborted);
  };
  window.tally = () => ({
    listeners: [...listeners].filter(there).length,
    timers: timers.size,
    observers: observers.size,
    nodes: document.querySelectorAll("*").length,
  });
})();
