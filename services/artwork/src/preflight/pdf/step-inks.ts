import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isProcessingStep } from '../processing-steps.ts';
import { listOf, nameOf } from './objects.ts';

const MAX_DEPTH = 8;

/** The inks that stand for steps after printing by what the layers of their document say, by the spaces of a document. */
const byLayers = new WeakMap<PDFArray, ReadonlySet<string>>();

/** Has the spaces of a document know which inks stand for steps after printing. */
export function noteStepInks(context: PDFContext, inks: ReadonlySet<string>): void {
  for (const space of inkSpacesIn(context)) byLayers.set(space, inks);
}

/** Returns what `noteStepInks` noted of a document. A copy of it has other spaces, and has to be noted again. */
export function stepInksByLayers(context: PDFContext): ReadonlySet<string> {
  const noted = [...inkSpacesIn(context)].map((space) => byLayers.get(space));
  return new Set(noted.flatMap((inks) => [...(inks ?? [])]));
}

/** Whether an ink of a space stands for a step after printing, by its name or by the layers that it is on. */
export const isStepInk = (ink: string, space: PDFArray): boolean =>
  isProcessingStep(ink) || byLayers.get(space)?.has(ink) === true;

/** The names of the inks of a space; none of a space of another kind (ISO 32000-2, section 8.6.6). */
export function inksOf(space: PDFArray): string[] {
  const [family, names] = space.size() >= 4 ? listOf(space) : [];
  if (nameOf(family) === 'Separation') return [nameOf(names) ?? ''];
  return nameOf(family) === 'DeviceN' && names instanceof PDFArray
    ? listOf(names).map((name) => nameOf(name) ?? '')
    : [];
}

/** The colour spaces of named inks in a document. */
export function inkSpacesIn(context: PDFContext): Set<PDFArray> {
  const found = new Set<PDFArray>();
  const look = (object: PDFObject | undefined, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (object instanceof PDFArray) {
      if (inksOf(object).length > 0) found.add(object);
      else for (const part of object.asArray()) look(part, depth + 1);
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const [, value] of dict.entries()) look(value, depth + 1);
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object, 0);
  return found;
}
