import { parseSync } from '@swc/core';

/** One small fault: `text` in place of the code between the offsets `start` and `end`. */
export interface Mutation {
  start: number;
  end: number;
  text: string;
  line: number;
  /** The line of the code, and what the mutant replaces in it. */
  lineText: string;
  code: string;
}

interface Span {
  start: number;
  end: number;
}
interface Node {
  type: string;
  span: Span;
  [key: string]: unknown;
}

const SYNTAX = { syntax: 'typescript', target: 'es2024' } as const;
const LEAST_SETTING = 100;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};
/** Calls that choose or order elements: the mutant uses the whole list as it is. */
const DROPPED = new Set(['filter', 'sort', 'toSorted', 'slice', 'reverse', 'toReversed']);
const FUNCTIONS = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);
/** Logs are for people; no test reads them. */
const isLog = (code: string): boolean => /^(await )?(this\.#?|\w+\.)?(logger|log|console)\b/.test(code);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

function canParse(source: string): boolean {
  try {
    return parseSync(source, SYNTAX).type === 'Module';
  } catch {
    return false;
  }
}

/** Lists the faults that can be made inside the functions of a TypeScript file. Constants outside functions are settings and stay. */
export function mutationsOf(source: string): Mutation[] {
  const bytes = Buffer.from(source);
  // The parser counts bytes from the end of whatever it parsed before; the semicolon marks where this file begins.
  const program = parseSync(`;${source}`, SYNTAX);
  const base = (program.body[0]?.span.start ?? 0) + 1;
  const at = (offset: number): number => bytes.subarray(0, offset - base).toString().length;
  const codeOf = ({ start, end }: Span): string => source.slice(at(start), at(end));
  const lines = source.split('\n');
  const found: Mutation[] = [];
  const replace = (start: number, end: number, text: string): void => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ start, end, text, line, lineText: lines[line - 1]?.trim() ?? '', code: source.slice(start, end) });
  };
  const replaceNode = ({ span }: Node, text: string): void => replace(at(span.start), at(span.end), text);
  const child = (node: Node, key: string): Node => node[key] as Node;

  function mutate(node: Node): void {
    const code = codeOf(node.span);
    switch (node.type) {
      case 'BinaryExpression': {
        const operator = String(node.operator);
        const text = OPERATORS[operator];
        const from = at(child(node, 'left').span.end);
        const start = from + source.slice(from).indexOf(operator);
        if (text) replace(start, start + operator.length, text);
        break;
      }
      case 'IfStatement':
        replaceNode(child(node, 'test'), 'false');
        break;
      case 'ConditionalExpression':
        replaceNode(child(node, 'test'), `!(${codeOf(child(node, 'test').span)})`);
        break;
      case 'UnaryExpression':
        if (node.operator === '!') replaceNode(node, codeOf(child(node, 'argument').span));
        break;
      case 'BooleanLiteral':
        replaceNode(node, String(!node.value));
        break;
      case 'NumericLiteral':
        // Larger numbers are limits and pauses, which a test does not tell from their neighbours.
        // MongoDB takes any number above 0 for the 1 of a projection, so a 1 becomes 0.
        if (Number(node.value) < LEAST_SETTING)
          replaceNode(node, node.value === 1 ? '0' : String(Number(node.value) + 1));
        break;
      case 'ExpressionStatement':
        if (!isLog(code)) replaceNode(node, ';');
        break;
      case 'ReturnStatement':
        if (isNode(node.argument) && !/^(BooleanLiteral|Identifier)$/.test(node.argument.type))
          replaceNode(node, 'return undefined;');
        break;
      case 'CallExpression': {
        const callee = child(node, 'callee');
        if (callee.type !== 'MemberExpression') break;
        const [object, property] = [child(callee, 'object'), child(callee, 'property')];
        const name = String(property.value);
        if (METHODS[name]) replaceNode(property, METHODS[name]);
        if (DROPPED.has(name)) replaceNode(node, codeOf(object.span));
        break;
      }
    }
  }

  function walk(value: unknown, isInside: boolean): void {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, isInside);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const isMutable = isNode(value) && !value.type.startsWith('Ts');
    if (isNode(value) && !isMutable && !/^Ts(As|NonNull|Satisfies)/.test(value.type)) return;
    if (isMutable && isInside) mutate(value);
    if (isMutable && isLog(codeOf(value.span))) return;
    const isFunction = isMutable && FUNCTIONS.has(value.type);
    for (const [key, inner] of Object.entries(value)) if (key !== 'span') walk(inner, isInside || isFunction);
  }

  walk(program.body, false);
  return found.filter(({ start, end, text }) => canParse(source.slice(0, start) + text + source.slice(end)));
}
