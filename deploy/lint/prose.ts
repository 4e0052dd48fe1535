import { LEAST_SENTENCES, MOST_PERCENT, MOST_WORDS, RULES } from './prose-rules.ts';

export interface Sentence {
  /** From 1. */
  line: number;
  text: string;
}

const IS_PROSE = /\.(md|ts|tsx|mjs|yaml|tpl)$/;
/** Hindi texts, and tables of names. */
const IS_OTHER = /(^|\/)(hi\.ts|.*\.hi\.ts|places\.ts)$/;
const IS_ENGLISH_UI = /(\/messages\/en\.ts|\.en\.ts|choices\.ts)$/;
const UI_TEXT = /['"`]([A-Z].*\s.*)['"`]/;
const LIST_ITEM = /^\s*([-*]|\d+\.)\s+/;
const COMMENT = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/|#(?![a-z]))\s*(.*?)\s*(?:\*\/)?$/;

/** Whether a file has English sentences that are checked. */
export const hasProse = (path: string): boolean => IS_PROSE.test(path) && !IS_OTHER.test(path);

/** Splits a text into its sentences of more than two words. Code counts as one word, and a link by its text. */
function split(text: string): string[] {
  const plain = text
    .replaceAll(/@schema .*?(?=-- |$)/g, '')
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|\s+/g, ' ')
    .trim();
  return plain.split(/(?<=[.!?])\s+(?=[A-Z“"'])/).filter((one) => one.split(' ').length > 2);
}

/** The sentences of a file: of its comments, of Markdown, and of the English texts of screens and messages. */
export function sentencesOf(path: string, content: string): Sentence[] {
  const found: Sentence[] = [];
  const isMarkdown = path.endsWith('.md');
  const isUi = IS_ENGLISH_UI.test(path);
  let block: Sentence | undefined;
  let isCode = false;
  const end = () => {
    if (block) for (const text of split(block.text)) found.push({ line: block.line, text });
    block = undefined;
  };
  const add = (line: number, text: string | undefined) => {
    if (!text) return end();
    block = block ? { ...block, text: `${block.text} ${text}` } : { line, text };
  };
  for (const [index, raw] of content.split('\n').entries()) {
    const line = index + 1;
    if (isMarkdown) {
      const isFence = raw.startsWith('```');
      if (isFence) isCode = !isCode;
      if (LIST_ITEM.test(raw)) end();
      add(line, isCode || isFence || /^\s*[|#]/.test(raw) ? undefined : raw.replace(LIST_ITEM, '').trim());
      continue;
    }
    const shown = isUi ? UI_TEXT.exec(raw)?.[1] : /^\s*(?!\/|\*).*\ben: '([A-Z][^']*)'/.exec(raw)?.[1];
    if (shown) found.push({ line, text: shown });
    if (/^\s*\/\*\*/.test(raw)) end();
    add(line, shown ? undefined : COMMENT.exec(raw)?.[1]);
  }
  end();
  return found;
}

/** The fault of a sentence that has to be read twice; `undefined` for a good one. */
export function faultOf({ text }: Sentence): string | undefined {
  const words = text.split(' ').length;
  return (
    RULES.find(({ pattern }) => pattern.test(text))?.advice ?? (words > MOST_WORDS ? `has ${words} words` : undefined)
  );
}

export interface Part {
  sentences: number;
  faults: number;
}

/** The part of the project that a file counts with: `services/cart`, `docs`, or the root folder. */
export function folderOf(path: string): string {
  const [first = '', second, ...rest] = path.split('/');
  if (second === undefined) return '.';
  return rest.length > 0 && ['packages', 'services', 'frontends', 'deploy'].includes(first)
    ? `${first}/${second}`
    : first;
}

/** The folders, or all together, in which too many sentences have faults, in words. */
export function tooMany(folders: ReadonlyMap<string, Part>): string[] {
  const all = [...folders.values()].reduce(
    (sum, { sentences, faults }) => ({ sentences: sum.sentences + sentences, faults: sum.faults + faults }),
    { sentences: 0, faults: 0 },
  );
  const isOver = ({ sentences, faults }: Part, most: number) => faults * 100 > most * sentences;
  const over = [...folders]
    .filter(([, part]) => part.sentences >= LEAST_SENTENCES && isOver(part, MOST_PERCENT.folder))
    .map(
      ([name, { sentences, faults }]) =>
        `${name}: ${faults} of ${sentences} sentences, at most ${MOST_PERCENT.folder} %`,
    );
  return isOver(all, MOST_PERCENT.all)
    ? [...over, `all: ${all.faults} of ${all.sentences} sentences, at most ${MOST_PERCENT.all} %`]
    : over;
}
