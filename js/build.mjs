// One ES module with its style inside, and a stamp that says what it was built from.
// `node build.mjs` builds once; `node build.mjs --watch` builds again after each change;
// `node build.mjs --only=cobras FILE` writes what the shell and the board of one game would be, to be weighed.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context, transform } from "esbuild";
import { minify } from "terser";

const js = dirname(fileURLToPath(import.meta.url));
const out = join(js, "..", "cobra_widgets", "widgets", "static");
const bundle = join(out, "widget.js");
// The same list, in the same order, as BUILD_FILES in cobra_widgets/widgets/bundle.py.
const BUILD_FILES = ["build.mjs", "jsx.mjs", "package-lock.json", "package.json", "tsconfig.json"];
const TARGET = "es2022";

function sourcesDigest() {
  const digest = createHash("sha256");
  const sources = readdirSync(join(js, "src"), { recursive: true })
    .map((name) => join(js, "src", name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(js, path).split(sep).join("/"));
  for (const name of [...BUILD_FILES, ...sources.sort()]) {
    const content = readFileSync(join(js, name));
    digest.update(`${name}\0${content.length}\0`);
    digest.update(content);
  }
  return digest.digest("hex");
}

// `import css from "./board.css"` gives minified text, to be put into whatever root the widget is shown in:
// a style in the document's head would not reach a shadow root.
const cssText = {
  name: "css-text",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true, target: TARGET });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

// The other boards, when one is weighed.
const without = (only) => ({
  name: "without",
  setup(build) {
    const drawn = readdirSync(join(js, "src", "boards"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const others = drawn.map(({ name }) => name).filter((name) => name !== only && name !== "plain");
    build.onLoad({ filter: new RegExp(`/boards/(${others.join("|")})/`) }, ({ path }) =>
      path.endsWith(".css") ? { contents: "", loader: "text" } : { contents: others.map((name) => `export const ${name} = null;`).join(""), loader: "js" });
  },
});

// What esbuild leaves over; every byte is sent once for each model and kept in each saved notebook.
const shrink = {
  name: "shrink",
  setup(build) {
    const { outfile } = build.initialOptions;
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      // Safe here: nobody gives String another meaning, makes things of function expressions or reads for the reading's sake.
      const compress = { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true };
      const { code } = await minify(readFileSync(outfile, "utf8"), { module: true, ecma: 2022, compress });
      writeFileSync(outfile, code);
    });
  },
};

const stamp = {
  name: "stamp",
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      const digest = createHash("sha256").update(readFileSync(bundle)).digest("hex");
      const built = { sources: sourcesDigest(), bundle: digest };
      writeFileSync(join(out, "widget.stamp.json"), `${JSON.stringify(built)}\n`);
    });
  },
};

const options = {
  absWorkingDir: js,
  entryPoints: ["src/index.ts"],
  outfile: bundle,
  bundle: true,
  minify: true,
  format: "esm",
  target: TARGET,
  // Shorter than the calls that the type checker and the tests are content with.
  jsx: "transform",
  jsxFactory: "createElement",
  jsxFragment: "Fragment",
  inject: ["jsx.mjs"],
  tsconfigRaw: {},
  legalComments: "none",
  logLevel: "warning",
  plugins: [cssText, shrink, stamp],
};

const [arg, file] = process.argv.slice(2);
if (arg?.startsWith("--only=")) await build({ ...options, outfile: resolve(file), plugins: [without(arg.slice(7)), cssText, shrink] });
else if (arg === "--watch") await (await context(options)).watch();
else await build(options);
