import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isProcessingStep } from '../processing-steps.ts';
import { dictOf, listOf, nameOf } from './objects.ts';

/** A magenta that only screens have, so that nobody takes it for ink. */
const STEP_COLOUR = [1, 0, 1];
const MAX_DEPTH = 8;

/**
 * Has a document show the inks of steps after printing, such as die lines, in a colour of their own. For drawing alone: what it says of
 * inks is wrong afterwards. Says whether there were any.
 */
export function showSteps({ context }: PDFDocument): boolean {
  let isChanged = false;
  const look = (object: PDFObject | undefined, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (object instanceof PDFArray) {
      const [family, names] = listOf(object);
      const step = nameOf(family) === 'Separation' && isProcessingStep(nameOf(names) ?? '');
      if (step && object.size() >= 4) {
        const tint = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [1, 1, 1], C1: STEP_COLOUR };
        object.set(2, PDFName.of('DeviceRGB'));
        object.set(3, context.register(context.obj(tint)));
        isChanged = true;
      } else for (const part of object.asArray()) look(part, depth + 1);
    }
    const dict = object instanceof PDFStream ? dictOf(object) : object;
    if (dict instanceof PDFDict) for (const [, value] of dict.entries()) look(value, depth + 1);
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object, 0);
  return isChanged;
}
