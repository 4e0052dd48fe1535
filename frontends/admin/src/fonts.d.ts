/** The bundler puts the file beside the script; the import is its address. */
declare module '*.woff' {
  const url: string;
  export default url;
}
