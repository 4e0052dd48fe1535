/** Build tools put a hash of the content into these names, so the content never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;

/** Whether a file's name identifies its content: `assets/main.0123456789.js`, and its compressed copies. */
export const isHashed = (path: string): boolean => HASHED.test(path.replace(/\.(br|gz)$/, ''));

/** Where the object store holds a built file of a front end: its server puts it there, and gateways read it. */
export const frontEndKey = (name: string, path: string): string => `frontends/${name}/${path}`;
