import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { deadlineIn } from '../../deadline.ts';
import { openPdf } from '../../pdf/open-pdf.ts';
import { contentOf } from '../../pdf/page-content.ts';
import { pagesOf } from '../../pdf/page-tree.ts';
import { outlineText, tryToOutline } from './outline.ts';

/** A file of one page with this text in Helvetica, which it does not carry. */
async function fileOf(font: object, content: string): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const page = made.addPage([300, 100]);
  const { context } = made;
  const helvetica = context.register(
    context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold', ...font } as never),
  );
  page.node.set(
    PDFName.of('Resources'),
    context.obj({ Font: { F: helvetica }, ExtGState: { G: { Font: [helvetica, 20] } } }),
  );
  page.node.set(
    PDFName.of('Contents'),
    context.register(PDFRawStream.of(context.obj({}), Buffer.from(content, 'latin1'))),
  );
  return made.save();
}

/** The content of such a page, once its text was outlined. */
async function outlined(font: object, content: string): Promise<string> {
  const document = await openPdf(await fileOf(font, content));
  outlineText(document, deadlineIn(30_000));
  const [node] = pagesOf(document);
  return node ? Buffer.from(contentOf(node)).toString('latin1') : '';
}
/** How many closed shapes are drawn. */
const shapesIn = (content: string): number => content.match(/^h$/gm)?.length ?? 0;

it.each([
  ['ligatures, dashes, quotes and bullets of the standard encoding', {}, 'Re\xaeex \xb7 \xd0 \xaax\xba \xe8 \xa1', 20],
  ['names in /Differences', { Encoding: { Differences: [65, 'fi', 'fl', 'Lslash', 'minus', 'onehalf'] } }, 'ABCDE', 10],
  ['a no-break space', { Encoding: 'WinAnsiEncoding' }, 'A\xa0B', 5],
  ['codes that Windows does not use', { Encoding: 'WinAnsiEncoding' }, '\x81\x8d\x90', 3],
])('makes shapes of %s', async (_, font, text, shapes) => {
  const content = await outlined(font, `BT /F 20 Tf 10 60 Td (${text}) Tj ET`);
  expect(content).not.toContain('Tj');
  expect(shapesIn(content)).toBe(shapes);
});

it('draws a ligature by its two letters, as wide as the ligature', async () => {
  const [ligature, letters] = await Promise.all(
    ['\xae', 'fi'].map((text) => outlined({}, `BT /F 20 Tf (${text}) Tj ET`)),
  );
  expect(shapesIn(ligature ?? '')).toBe(shapesIn(letters ?? ''));
});

it('finds the font and the size of a graphics state', async () => {
  const [direct, state] = await Promise.all(
    ['/F 20 Tf', '/G gs'].map((set) => outlined({}, `BT ${set} 10 20 Td (ok) Tj ET`)),
  );
  expect(state?.replace('/G gs', '/F 20 Tf')).toBe(direct);
});

it('refuses text whose letter has no shape, and so does a try', async () => {
  const font = { Encoding: { Differences: [65, 'g7'] } };
  const content = 'BT /F 20 Tf (xA) Tj ET';
  await expect(outlined(font, content)).rejects.toMatchObject({ code: 'font-not-embedded' });
  const tried = async (of: object) => tryToOutline(await openPdf(await fileOf(of, content)), deadlineIn(30_000));
  await expect(tried(font)).rejects.toMatchObject({ code: 'font-not-embedded' });
  await expect(tried({})).resolves.toBeUndefined();
});

it('lets the letters of a ligature share its width, as in a font whose letters are all as wide', async () => {
  const rights = async (content: string): Promise<number> => {
    const text = await outlined({ BaseFont: 'Courier' }, `BT /F 100 Tf 0 0 Td ${content} Tj ET`);
    return Math.max(...[...text.matchAll(/(-?[\d.]+) (-?[\d.]+) [ml]\n?/g)].map(([, x]) => Number(x)));
  };
  // Letters of Courier are 0.6 of the size wide: the one after a ligature begins there.
  const after = await rights('(\\256A)');
  expect(after).toBeGreaterThan(90);
  expect(after).toBeLessThan(121);
});
