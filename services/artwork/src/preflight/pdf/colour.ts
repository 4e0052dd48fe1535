import type { Colour } from '../facts.ts';
import { isProcessingStep } from '../processing-steps.ts';

const ENOUGH_K = 0.85;
/** More of the three other inks than a trace makes black a rich one. */
const TRACE = 0.1;
/** Screen colours as dark as this are meant to be black. */
const NEARLY_BLACK = 0.1;

const clamp = (part: number | undefined): number => Math.min(1, Math.max(0, part ?? 0));
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + clamp(part), 0);

export const grey = (level: number, hasProfile = false): Colour => ({
  space: 'gray',
  hasProfile,
  inkPercent: (1 - clamp(level)) * 100,
  isWhite: clamp(level) > 0.999,
  isRichBlack: false,
});

export const rgb = (parts: readonly number[], hasProfile = false): Colour => ({
  space: 'rgb',
  hasProfile,
  inkPercent: null,
  isWhite: parts.every((part) => clamp(part) > 0.999),
  // All four inks are needed for it, unless it is converted with care.
  isRichBlack: parts.every((part) => clamp(part) < NEARLY_BLACK),
});

export const cmyk = (parts: readonly number[], hasProfile = false): Colour => ({
  space: 'cmyk',
  hasProfile,
  inkPercent: sum(parts) * 100,
  isWhite: sum(parts) < 0.001,
  isRichBlack: clamp(parts[3]) >= ENOUGH_K && sum(parts.slice(0, 3)) > TRACE,
});

/** The colour of registration marks: all inks that there are. */
export const registration = (tint: number): Colour => ({
  ...cmyk([tint, tint, tint, tint]),
  isRegistration: true,
});

/** A tint of spot colours; 0 is paper. `isStep` says which of them stand for steps after printing. */
export const spot = (
  names: string | readonly string[],
  tint: number,
  isStep: (ink: string) => boolean = isProcessingStep,
): Colour => {
  const spots = typeof names === 'string' ? [names] : names;
  return {
    space: 'spot',
    spots,
    steps: spots.filter(isStep),
    hasProfile: false,
    inkPercent: null,
    isWhite: clamp(tint) < 0.001,
    isRichBlack: false,
  };
};

export const ofPattern = (): Colour => ({
  space: 'pattern',
  hasProfile: false,
  inkPercent: null,
  isWhite: false,
  isRichBlack: false,
});

export const lab = (parts: readonly number[]): Colour => ({
  space: 'lab',
  hasProfile: true,
  inkPercent: null,
  isWhite: (parts[0] ?? 0) > 99.5,
  isRichBlack: false,
});

export const BLACK: Colour = grey(0);
