import type { Finding } from './report.ts';

type Sentence = (values: Finding['values']) => string;
/** For each code, a sentence for each variant; `only` where there is one. */
export type Sentences = Readonly<Record<Finding['code'], Readonly<Record<string, Sentence>>>>;
