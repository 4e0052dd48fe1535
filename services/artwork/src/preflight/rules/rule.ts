import type { PrintProfile } from '@print-shop/contracts';
import type { Facts } from '../facts.ts';
import type { Finding, PageSize } from '../report.ts';

/** What a file is printed for. */
export interface RuleContext {
  profile: PrintProfile;
  /** The finished size that the customer chose; `null` where any size of the profile will do. */
  size: PageSize | null;
}

/** Judges the facts of a file for one check code. Rules are pure and open no file. */
export type Rule = (facts: Facts, context: RuleContext) => Finding[];

/** A length, resolution or share as a person reads it, to one decimal. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
