import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { deadlineIn } from '../deadline.ts';
import { outlineText } from '../mend/outline/outline.ts';
import { addPageWith, pageWith, type Resources } from './content.fixture.ts';
import { getDict } from './objects.ts';
import { openPdf } from './open-pdf.ts';
import { pagesOf } from './page-tree.ts';
import { bytesOf } from './streams.ts';

const FORM = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 200] };
const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };

/** A page with a form in a form, both without resources, a form with its own, and a drawn font without. */
const nested: Resources = (context) => {
  const inner = context.register(context.stream('BT 0 0 0 1 k /F 9 Tf 10 10 Td (Asha) Tj ET', FORM));
  const outer = context.register(context.stream('/Inner Do', FORM));
  const own = context.register(context.stream('', { ...FORM, Resources: { Font: { G: helvetica } } }));
  const signs = { Type: 'Font', Subtype: 'Type3', CharProcs: {} };
  return { Font: { F: helvetica, Signs: signs }, XObject: { Outer: outer, Inner: inner, Own: own } };
};
const open = async () => openPdf(await (await pageWith('/Outer Do', { resources: nested })).save());
const named = (resources: PDFDict | undefined, kind: string, name: string): PDFDict => {
  const found = getDict(getDict(resources, kind), name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

it('gives forms, and fonts that are drawn, the resources of the page where they have none', async () => {
  const [node] = pagesOf(await open());
  for (const [kind, name] of [['XObject', 'Outer'], ['XObject', 'Inner'], ['Font', 'Signs']] as const) // biome-ignore format: one list
    expect(getDict(named(node?.resources, kind, name), 'Resources')).toBe(node?.resources);
});

it('leaves a form with its own', async () => {
  const [node] = pagesOf(await open());
  const own = getDict(named(node?.resources, 'XObject', 'Own'), 'Resources');
  expect(getDict(own, 'Font')?.keys()).toEqual([PDFName.of('G')]);
});

it('gives a form of two pages those of one of them, and ends with forms in a circle', async () => {
  const document = await pageWith('/Outer Do', { resources: nested });
  const { context } = document;
  const shared = named(pagesOf(document)[0]?.resources, 'XObject', 'Outer');
  addPageWith(document, '/Outer Do', {
    resources: () => ({ XObject: { Outer: context.getObjectRef(shared) ?? shared } }),
  });
  const circle = PDFDict.withContext(context);
  circle.set(PDFName.of('XObject'), getDict(pagesOf(document)[0]?.resources, 'XObject') as PDFDict);
  shared.set(PDFName.of('Resources'), circle);
  expect(pagesOf(await openPdf(await document.save()))).toHaveLength(2);
});

it('has text in such a form become shapes', async () => {
  const bytes = await (await pageWith('/Outer Do', { resources: nested })).save();
  const document = await openPdf(bytes);
  outlineText(document, deadlineIn(30_000));
  const inner = getDict(pagesOf(document)[0]?.resources, 'XObject')?.lookup(PDFName.of('Inner'));
  const content = Buffer.from(bytesOf(inner as Parameters<typeof bytesOf>[0])).toString('latin1');
  expect(content).not.toContain('Tj');
  expect(content.match(/^h$/gm)?.length).toBeGreaterThan(3);
});
