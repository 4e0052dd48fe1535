import { useColorName, useTeeText } from '../tee/messages/index.ts';
import { useOrderTerms } from './messages/index.ts';

interface Choices {
  size: string;
  color: string;
  placement: string;
  design: string;
  bothSides?: boolean | undefined;
}

/** The choices of one line, in the visitor's language: `Size L · Navy Blue · Front A4 · Own design`. */
export function useChoicesOf(): (line: Choices) => string {
  const terms = useOrderTerms();
  const nameOf = useColorName();
  const placements: Record<string, string> = useTeeText().placements;
  return ({ size, color, placement, design, bothSides }) =>
    [
      size && terms.size(size),
      nameOf(color),
      placements[placement] ?? placement,
      bothSides && terms.bothSides,
      design && terms.ownDesign,
    ]
      .filter(Boolean)
      .join(' · ');
}
