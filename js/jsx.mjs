// What a drawing in TSX is made with: put into every file of the bundle by build.mjs.
export { createElement, Fragment } from "preact";
