import { mutationsOf } from './mutate.ts';

const changes = (source: string) => mutationsOf(source).map(({ code, text, line }) => [line, code, text]);

describe('the mutations of a file', () => {
  it('change one place of the code inside functions', () => {
    expect(changes('const LIMIT = 3;\nconst isFew = (n: number) => n < 2 && !isOdd(n);')).toEqual([
      [2, '&&', '||'],
      [2, '<', '<='],
      [2, '2', '3'],
      [2, '!isOdd(n)', 'isOdd(n)'],
    ]);
  });

  it('remove guards, statements, results and choices', () => {
    const source = 'function f(list: X[]) {\n  if (isOver()) return;\n  send();\n  return list.filter(isNew);\n}';
    expect(changes(source)).toEqual([
      [2, 'isOver()', 'false'],
      [3, 'send();', ';'],
      [4, 'return list.filter(isNew);', 'return undefined;'],
      [4, 'list.filter(isNew)', 'list'],
    ]);
  });

  it('take a number for the next one, but 0 for 1', () => {
    expect(changes('const f = () => find({ name: 1 }, 9);')).toEqual([
      [1, '1', '0'],
      [1, '9', '10'],
    ]);
  });

  it('count characters, not bytes', () => {
    const source = "const f = (n: number) => [n > 1, '₹ हिन्दी', n > 2];";
    const [, , last] = mutationsOf(source);
    expect(source.slice(last?.start, last?.end)).toBe('>');
    expect(source.slice((last?.start ?? 0) - 2, last?.end)).toBe('n >');
  });

  it('leave logs, settings and code that would not compile', () => {
    expect(changes("function f() {\n  logger.info({ n: 1 }, 'done');\n  wait(5_000);\n}")).toEqual([
      [3, 'wait(5_000);', ';'],
    ]);
    expect(changes('const f = (a?: X, b?: X, c?: X) => a ?? b ?? c;')).toEqual([]);
  });
});
