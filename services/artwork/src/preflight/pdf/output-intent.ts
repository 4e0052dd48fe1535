import { type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { PRESS, pressProfile } from '../press/index.ts';
import { dictOf, get, getArray } from './objects.ts';

/** Has a document say for which press its inks are. */
export function addOutputIntent({ catalog, context }: PDFDocument): void {
  const icc = context.flateStream(pressProfile(), { N: 4, Alternate: 'DeviceCMYK' });
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX', DestOutputProfile: context.register(icc) });
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of(PRESS.condition));
  intent.set(PDFName.of('RegistryName'), PDFString.of(PRESS.registry));
  intent.set(PDFName.of('OutputCondition'), PDFString.of('Offset on coated paper'));
  intent.set(PDFName.of('Info'), PDFString.of(PRESS.profileName));
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
}

/** Whether the inks of a document are for that press: the shop has converted them, or it is one of its print files. */
export const isForPress = ({ catalog }: PDFDocument): boolean =>
  (getArray(catalog, 'OutputIntents') ?? []).some((intent) => {
    const dict = dictOf(intent);
    const info = dict && get(dict, 'Info');
    return info instanceof PDFString && info.asString() === PRESS.profileName;
  });
