// A style sheet arrives as minified text (see build.mjs).
declare module "*.css" {
  const text: string;
  export default text;
}
