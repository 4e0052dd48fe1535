/** Segments that open nothing: a word, the id of a document, a number or a day. */
const PLAIN = /^([a-z]{1,20}(-[a-z0-9]{1,20}){0,5}|[0-9a-f]{24}|\d{1,12}|\d{4}-\d{2}(-\d{2})?)?$/i;
const FILE = /^[\w.@-]{1,80}\.(js|css|map|json|html|txt|xml|ico|svg|png|jpe?g|webp|avif|woff2?|webmanifest)$/i;
/** Below these paths, the name of a file opens it. */
const SECRET_FILES = /^\/(api|media)\//i;

/** The path of a request as a log may hold it: tokens, names of designs and whatever else may open something are left out. */
export function shownPath(path: string): string {
  const areFilesShown = !SECRET_FILES.test(path);
  return path
    .split('/')
    .map((segment) => (PLAIN.test(segment) || (areFilesShown && FILE.test(segment)) ? segment : '…'))
    .join('/');
}
