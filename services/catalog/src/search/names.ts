export type Names = ReturnType<typeof createNames>;

/** Numbers for names, so that counting compares no texts. */
export function createNames() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    numberOf: (name: string): number | undefined => numbers.get(name),
    add(name: string): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}
