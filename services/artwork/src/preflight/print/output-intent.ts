import { type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { dictOf, get, getArray } from '../pdf/objects.ts';
import { sharp } from '../sharp.ts';

const PROFILE = 'Chemical proof, by Graeme Gill';

let press: Promise<Buffer> | undefined;

/** The ICC profile by which the service makes CMYK: the one that libvips brings, see `toCmykJpeg`. */
const pressProfile = (): Promise<Buffer> =>
  (press ??= sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer()
    .then(async (jpeg) => {
      const { icc } = await sharp(jpeg).metadata();
      if (!icc) throw new Error('libvips has no profile for CMYK');
      return icc;
    }));

/** Has a document say for which press its inks are: that of the profile by which the service makes CMYK. */
export async function addOutputIntent({ catalog, context }: PDFDocument): Promise<void> {
  const icc = context.flateStream(await pressProfile(), { N: 4, Alternate: 'DeviceCMYK' });
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX', DestOutputProfile: context.register(icc) });
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of('Custom'));
  intent.set(PDFName.of('OutputCondition'), PDFString.of('Offset on coated paper'));
  intent.set(PDFName.of('Info'), PDFString.of(PROFILE));
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
}

/** Whether the inks of a document are for that press: the shop has converted them, or it is one of its print files. */
export const isForPress = ({ catalog }: PDFDocument): boolean =>
  (getArray(catalog, 'OutputIntents') ?? []).some((intent) => {
    const dict = dictOf(intent);
    const info = dict && get(dict, 'Info');
    return info instanceof PDFString && info.asString() === PROFILE;
  });
