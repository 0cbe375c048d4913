import { defineConfig } from "vitest/config";

export default defineConfig({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  test: {
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    // Pure functions only: what needs a page is tested in a real one, from tests/browser.
    environment: "node",
    passWithNoTests: true,
  },
});
