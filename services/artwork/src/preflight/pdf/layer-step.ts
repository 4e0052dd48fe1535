import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import { get, getDict, getName, listOf } from './objects.ts';

/**
 * The step after printing that a layer, or a membership of several, says it holds (ISO 19593-1): its type, such as `Cutting`, or else its
 * group, such as `White`. Returns nothing for layers of what is printed.
 */
export function layerStep(layer: PDFDict | undefined): string | undefined {
  if (!layer) return undefined;
  if (getName(layer, 'Type') !== 'OCMD') {
    const metadata = getDict(layer, 'GTS_Metadata');
    const group = metadata && getName(metadata, 'GTS_ProcStepsGroup');
    return group && (getName(metadata, 'GTS_ProcStepsType') ?? group);
  }
  const groups = get(layer, 'OCGs');
  for (const one of groups instanceof PDFArray ? listOf(groups) : [groups]) {
    const step = one instanceof PDFDict && getName(one, 'Type') !== 'OCMD' ? layerStep(one) : undefined;
    if (step) return step;
  }
  return undefined;
}
