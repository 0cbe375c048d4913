// A host of widgets with no Jupyter behind it: the model keeps its traits here, and what the widget sends is
// kept in `sent` and handed to `toPython` where the page has one.
(() => {
  const copy = (value) => (value === undefined ? undefined : structuredClone(value));

  class FakeModel {
    constructor(traits) {
      this.traits = copy(traits);
      this.changed = {};
      this.listeners = [];
      this.sent = [];
      this.saved = [];
      this.widget_manager = { get_model: async () => this };
    }
    get(name) {
      return this.traits[name];
    }
    set(name, value) {
      const state = typeof name === "object" ? name : { [name]: value };
      for (const [key, next] of Object.entries(state)) {
        if (this.traits[key] === next) continue;
        this.traits[key] = next;
        this.changed[key] = next;
        this.emit(`change:${key}`);
      }
      this.emit("change");
    }
    save_changes() {
      const state = copy(this.changed);
      this.changed = {};
      this.saved.push(state);
      window.toPython?.({ method: "update", state, buffer_paths: [] });
    }
    send(content) {
      this.sent.push(copy(content));
      window.toPython?.({ method: "custom", content: copy(content) });
    }
    on(name, callback) {
      this.listeners.push([name, callback]);
    }
    off(name, callback) {
      this.listeners = this.listeners.filter(
        ([n, c]) => (name != null && n !== name) || (callback != null && c !== callback),
      );
    }
    emit(name, ...args) {
      for (const [n, callback] of [...this.listeners]) if (n === name) callback(...args);
    }
    // What the kernel says, as the widget protocol says it.
    fromPython(message) {
      if (message.method === "custom") this.emit("msg:custom", copy(message.content), []);
      if (message.method === "update") {
        this.set(copy(message.state));
        this.changed = {};
      }
    }
  }

  window.fakeHost = {
    async start(source, traits, { signal }) {
      const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
      const { default: exported } = await import(url);
      this.widget = typeof exported === "function" ? await exported() : exported;
      this.model = new FakeModel(traits);
      this.modelAbort = new AbortController();
      this.signal = signal;
      this.views = [];
      const extra = signal ? { signal: this.modelAbort.signal } : {};
      this.modelCleanup = await this.widget.initialize?.({ model: this.model, experimental: {}, ...extra });
    },
    async view({ shadow }) {
      const frame = document.createElement("section");
      document.querySelector("main").append(frame);
      const el = document.createElement("div");
      (shadow ? frame.attachShadow({ mode: "open" }) : frame).append(el);
      const abort = new AbortController();
      const extra = this.signal ? { signal: abort.signal, host: {} } : {};
      const cleanup = await this.widget.render({ model: this.model, el, experimental: {}, ...extra });
      this.views.push({ frame, abort, cleanup });
      return this.views.length - 1;
    },
    // Hosts abort the signal, call the cleanup, or both, and some call it twice.
    async unmount(index) {
      const { frame, abort, cleanup } = this.views[index];
      abort.abort();
      await cleanup?.();
      await cleanup?.();
      frame.remove();
    },
  };
})();
