import type { OrderTerms } from './messages/index.ts';

interface Choices {
  size: string;
  color: string;
  placement: string;
  design: string;
}

/** What was chosen for one line, for people: `Size L · Navy Blue · Front A4 · Own design`. */
export const choicesOf = ({ size, color, placement, design }: Choices, terms: OrderTerms): string =>
  [size && terms.size(size), color, placement, design && terms.ownDesign].filter(Boolean).join(' · ');
