/** The pictures of a ZIP archive. Without one it has none. */
export interface Pictures {
  /** Tells a file from others of its name; undefined where there is none. */
  fingerprint(name: string): string | undefined;
  /** Hands a picture to `use` as a file. Throws for one that is not there. */
  withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result>;
}

export const NO_PICTURES: Pictures = {
  fingerprint: () => undefined,
  withFile: async (name) => {
    throw new Error(`${name} is not in the archive`);
  },
};
