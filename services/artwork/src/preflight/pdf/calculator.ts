/** A program of a function of type 4: numbers, operators, and the parts between braces. */
type Program = (number | string | Program)[];

const MAX_STEPS = 2_000;
const MAX_STACK = 200;
const DEEPEST = 20;

/**
 * Reads a calculator function (ISO 32000-2, section 7.10.5). Nothing for a program that is none. The function returns nothing
 * where the program fails, as it does with too few numbers, or goes on for too long.
 */
export function calculatorOf(text: string): ((inputs: readonly number[]) => number[] | undefined) | undefined {
  const words = text.replace(/%.*/g, '').match(/[{}]|[^\s{}]+/g) ?? [];
  const program = words[0] === '{' ? readProgram(words, { at: 1 }, 0) : undefined;
  if (!program) return undefined;
  return (inputs) => {
    const stack: number[] = [...inputs];
    try {
      run(program, stack, { left: MAX_STEPS });
    } catch (error) {
      if (error instanceof CalculatorFault) return undefined;
      throw error;
    }
    return stack;
  };
}

class CalculatorFault extends Error {}

function readProgram(words: readonly string[], place: { at: number }, depth: number): Program | undefined {
  const program: Program = [];
  for (;;) {
    const word = words[place.at++];
    if (word === undefined || depth > DEEPEST) return undefined;
    if (word === '}') return program;
    if (word === '{') {
      const inner = readProgram(words, place, depth + 1);
      if (!inner) return undefined;
      program.push(inner);
      continue;
    }
    const number = Number(word);
    if (Number.isNaN(number) && !Object.hasOwn(OPERATORS, word) && !WORDS.has(word)) return undefined;
    program.push(Number.isNaN(number) ? word : number);
  }
}

/** Operators that do more than replace numbers by others. */
const WORDS = new Set(['if', 'ifelse', 'pop', 'exch', 'dup', 'copy', 'index', 'roll', 'true', 'false']);
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;
const truth = (is: boolean): number => (is ? 1 : 0);

/** For each operator, how many numbers it takes, and the one that it leaves. */
const OPERATORS: Readonly<Record<string, { takes: 1 | 2; of(a: number, b: number): number }>> = {
  abs: { takes: 1, of: Math.abs },
  add: { takes: 2, of: (a, b) => a + b },
  and: { takes: 2, of: (a, b) => a & b },
  atan: { takes: 2, of: (a, b) => (degrees(Math.atan2(a, b)) + 360) % 360 },
  bitshift: { takes: 2, of: (a, b) => (b > 0 ? a << b : a >> -b) },
  ceiling: { takes: 1, of: Math.ceil },
  cos: { takes: 1, of: (a) => Math.cos(radians(a)) },
  cvi: { takes: 1, of: Math.trunc },
  cvr: { takes: 1, of: (a) => a },
  div: { takes: 2, of: (a, b) => a / b },
  eq: { takes: 2, of: (a, b) => truth(a === b) },
  exp: { takes: 2, of: (a, b) => a ** b },
  floor: { takes: 1, of: Math.floor },
  ge: { takes: 2, of: (a, b) => truth(a >= b) },
  gt: { takes: 2, of: (a, b) => truth(a > b) },
  idiv: { takes: 2, of: (a, b) => Math.trunc(a / b) },
  le: { takes: 2, of: (a, b) => truth(a <= b) },
  ln: { takes: 1, of: Math.log },
  log: { takes: 1, of: Math.log10 },
  lt: { takes: 2, of: (a, b) => truth(a < b) },
  mod: { takes: 2, of: (a, b) => a % b },
  mul: { takes: 2, of: (a, b) => a * b },
  ne: { takes: 2, of: (a, b) => truth(a !== b) },
  neg: { takes: 1, of: (a) => -a },
  not: { takes: 1, of: (a) => truth(a === 0) },
  or: { takes: 2, of: (a, b) => a | b },
  round: { takes: 1, of: Math.round },
  sin: { takes: 1, of: (a) => Math.sin(radians(a)) },
  sqrt: { takes: 1, of: Math.sqrt },
  sub: { takes: 2, of: (a, b) => a - b },
  truncate: { takes: 1, of: Math.trunc },
  xor: { takes: 2, of: (a, b) => a ^ b },
};

function run(program: Program, stack: number[], steps: { left: number }): void {
  const take = (): number => {
    const number = stack.pop();
    if (number === undefined) throw new CalculatorFault('the stack is empty');
    return number;
  };
  const block = (at: number): Program => {
    const part = program[at];
    if (!Array.isArray(part)) throw new CalculatorFault('a part of the program is missing');
    return part;
  };
  for (const [at, word] of program.entries()) {
    if (--steps.left < 0 || stack.length > MAX_STACK) throw new CalculatorFault('the program goes on for too long');
    if (typeof word === 'number') stack.push(word);
    else if (typeof word === 'string') {
      const operator = OPERATORS[word];
      if (operator) {
        const second = take();
        stack.push(operator.takes === 1 ? operator.of(second, 0) : operator.of(take(), second));
      } else if (word === 'if') {
        if (take() !== 0) run(block(at - 1), stack, steps);
      } else if (word === 'ifelse') run(block(take() !== 0 ? at - 2 : at - 1), stack, steps);
      else arrange(word, stack, take);
    }
  }
}

/** Operators that move, copy and drop numbers of the stack, and the two truths. */
function arrange(word: string, stack: number[], take: () => number): void {
  const count = (): number => {
    const number = take();
    if (!(number >= 0) || number > stack.length) throw new CalculatorFault('the stack has fewer numbers');
    return Math.trunc(number);
  };
  switch (word) {
    case 'pop':
      take();
      return;
    case 'dup':
      stack.push(...stack.slice(-1));
      return;
    case 'exch': {
      const [second, first] = [take(), take()];
      stack.push(second, first);
      return;
    }
    case 'copy': {
      const copied = count();
      stack.push(...(copied > 0 ? stack.slice(-copied) : []));
      return;
    }
    case 'index': {
      const below = count();
      stack.push(stack.at(-1 - below) ?? 0);
      return;
    }
    case 'roll': {
      const by = Math.trunc(take());
      const rolled = count();
      if (rolled === 0) return;
      const part = stack.splice(-rolled);
      const from = ((-by % rolled) + rolled) % rolled;
      stack.push(...part.slice(from), ...part.slice(0, from));
      return;
    }
    default:
      stack.push(truth(word === 'true'));
  }
}
