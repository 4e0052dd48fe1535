import { PDFName } from '@cantoo/pdf-lib';
import { fontNamed, foundIn, GROUND, MM, pageWith, readingOf } from './content.fixture.ts';

/** A font that is in the file, as `/F`. */
const withFont = {
  resources: (context: Parameters<typeof fontNamed>[0]) => ({ Font: { F: fontNamed(context, 'Lato') } }),
};
const text = (size: number, x: number, y: number, words: string) =>
  `BT 0 0 0 1 k /F ${size} Tf ${x} ${y} Td (${words}) Tj ET `;

it('finds nothing on a ground with bleed', async () => {
  expect(await foundIn(GROUND)).toEqual([]);
});

describe('what lies beyond the bleed', () => {
  const slug = { widthMm: 120, heightMm: 84, margin: 15 };

  it('is not judged: a slug, colour bars, crop marks', async () => {
    const ground = '0.1 0 0 0 k 34.02 34.02 272.13 170.08 re f ';
    const marks = '1 1 1 1 K 0.1 w 0 42.52 m 34.02 42.52 l S 1 0 0 rg 5 5 10 10 re f 1 1 1 1 k 20 5 10 10 re f ';
    const found = await foundIn(`${ground}${marks}${text(3, 40, 8, 'card.indd 1')}`, { ...slug, ...withFont });
    expect(found).toEqual([]);
  });

  it('counts for no ink where the page is drawn in its inks', async () => {
    const resources = { ExtGState: { Half: { ca: 0.5 } } };
    const content = `${GROUND}1 1 1 1 k 5 5 20 20 re f /Half gs 0 0 0 1 k 100 100 20 20 re f`;
    expect(await foundIn(content, { ...slug, resources })).toEqual(['transparency note transparent']);
  });
});

describe('text', () => {
  it('does not count where it is blank', async () => {
    expect(await foundIn(`${GROUND}${text(9, 9.5, 60, '   ')}${text(1, 100, 100, ' ')}`, withFont)).toEqual([]);
  });

  it('begins and ends with its first and last sign that is not blank', async () => {
    const document = await pageWith(`${GROUND}${text(9, 9.5, 60, '     Asha         ')}`, withFont);
    const { facts } = await readingOf(document);
    const [found] = facts.pages[0]?.items.filter(({ type }) => type === 'text') ?? [];
    // Each sign is supposed to be 0.55 wide.
    expect(found?.box.x).toBeCloseTo((9.5 + 5 * 4.95) / MM, 1);
    expect(found?.box.width).toBeCloseTo((4 * 4.95) / MM, 1);
  });

  it('is blank in signs of two bytes as the file says what they mean', async () => {
    const found = await foundIn(`${GROUND}BT 0 0 0 1 k /F 2 Tf 100 60 Td <00030003> Tj ET`, {
      resources: (context) => {
        const map = context.register(context.flateStream('1 beginbfchar <0003> <0020> endbfchar'));
        const inner = fontNamed(context, 'Lato', true, { Subtype: 'CIDFontType2' });
        const font = {
          Type: 'Font',
          Subtype: 'Type0',
          Encoding: 'Identity-H',
          ToUnicode: map,
          DescendantFonts: [inner],
        };
        return { Font: { F: font } };
      },
    });
    expect(found).toEqual([]);
  });
});

describe('the boxes of a page', () => {
  const cropped = (x: number, y: number, width: number, height: number, margin: number | null = 3) => ({
    margin,
    change: (page: { setCropBox(x: number, y: number, width: number, height: number): void }) =>
      page.setCropBox(x * MM, y * MM, width * MM, height * MM),
  });

  it.each([
    ['at the trim, which hides the bleed from screens', cropped(3, 3, 90, 54)],
    ['within the trim', cropped(5, 5, 86, 50)],
    ['of the finished size, without a trim box', cropped(3, 3, 90, 54, null)],
  ])('are measured on all of it, with a crop box %s', async (_, options) => {
    const { facts, findings } = await readingOf(await pageWith(GROUND, options));
    expect(findings).toEqual([]);
    const [page] = facts.pages;
    expect([page?.widthMm, page?.heightMm].map((mm = 0) => Math.round(mm))).toEqual([96, 60]);
    expect(page?.trim.x).toBeCloseTo(3);
    expect(page?.trim.width).toBeCloseTo(90);
    expect(page?.edges.left).toEqual({ inked: 1, reachMm: 3 });
  });

  it('are turned with it', async () => {
    const document = await pageWith(`0 0 0 1 k 0 0 ${3 * MM} 500 re f`, cropped(3, 3, 90, 54));
    document.getPage(0).node.set(PDFName.of('Rotate'), document.context.obj(90));
    const { facts } = await readingOf(document);
    // The left edge is the upper one; ink lies in the bleed alone, so no edge of the trim has any.
    expect(facts.pages[0]).toMatchObject({ trim: { x: expect.closeTo(3), width: expect.closeTo(54) } });
    expect(facts.pages[0]?.items[0]?.box.height).toBeCloseTo(3);
  });
});
