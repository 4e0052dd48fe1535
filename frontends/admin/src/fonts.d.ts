/** The bundler puts the file beside the script; what is imported is its address. */
declare module '*.woff' {
  const url: string;
  export default url;
}
