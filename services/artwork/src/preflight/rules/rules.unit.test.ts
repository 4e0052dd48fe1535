import type { PrintProfile } from '@print-shop/contracts';
import type { Facts, Item, PageFacts } from '../facts.ts';
import { cmyk, grey, registration, rgb, spot } from '../pdf/colour.ts';
import { card, facts, INK, image, page, path, text } from './facts.fixture.ts';
import { findingsOf } from './index.ts';

/** Findings as `code level variant`. */
const found = (
  of: Facts,
  profile: Partial<PrintProfile> = {},
  size: { widthMm: number; heightMm: number } | null = null,
) =>
  findingsOf(of, { ...card, ...profile }, size).map(({ code, level, values: { variant } }) =>
    [code, level, variant].filter((part) => part !== undefined).join(' '),
  );
const withItems = (...items: Item[]) => facts({ pages: [page({ items })] });
const sized = (width: number, height: number, change: Partial<Facts> = {}) =>
  facts({ pages: [page({ widthMm: width, heightMm: height, trim: { x: 0, y: 0, width, height } })], ...change });
const at = (x: number) => ({ x, y: 25, width: 16, height: 8 });
const edge = (inked: number, reachMm: number) => ({ inked, reachMm });

it('finds nothing in a card as it should be', () => {
  const edges = { top: edge(1, 3), right: edge(1, 3), bottom: edge(1, 3), left: edge(1, 3) };
  const background = path({ box: { x: 0, y: 0, width: 96, height: 60 }, fill: cmyk([1, 0.5, 0, 0]) });
  expect(found(facts({ pages: [page({ edges, items: [background, text(), image()] })] }))).toEqual([]);
});

it.each([
  ['the size of the profile', sized(90, 54), []],
  ['half a millimetre less', sized(89.5, 54), []],
  ['A4 for a card', sized(210, 297), ['size-mismatch must office-page']],
  ['twice as large', sized(180, 108), ['size-mismatch must scaled']],
  ['another shape', sized(85, 55), ['size-mismatch must shape']],
  ['a bitmap of the same shape', sized(180, 108, { isScalable: true }), []],
  ['a bitmap of another shape', sized(90, 90, { isScalable: true }), ['size-mismatch should shape']],
])('compares the size: %s', (_, of, expected) => expect(found(of)).toEqual(expected));

it.each([
  ['upright, without a choice', sized(54, 90), null, []],
  ['upright, when it was chosen across', sized(54, 90), { widthMm: 90, heightMm: 54 }, ['size-mismatch note turned']],
  [
    'the size of the profile, when another was chosen',
    sized(90, 54),
    { widthMm: 85, heightMm: 55 },
    ['size-mismatch must shape'],
  ],
  [
    'a bitmap of another shape than was chosen',
    sized(90, 90, { isScalable: true }),
    { widthMm: 90, heightMm: 54 },
    ['size-mismatch must shape'],
  ],
])('compares with the size chosen: %s', (_, of, size, expected) => expect(found(of, {}, size)).toEqual(expected));

it.each([
  ['nothing at the edge', 0, 0, []],
  ['colour that ends at the edge', 1, 0, ['no-bleed must none']],
  ['colour that ends after 1 mm', 1, 1, ['no-bleed must short']],
  ['colour that ends after 2 mm', 0.2, 2, ['no-bleed should short']],
  ['full bleed', 1, 3, []],
  ['a hair that ends at the edge', 0.005, 0, []],
])('looks for bleed: %s', (_, inked, reachMm, expected) => {
  const { edges } = page();
  expect(found(facts({ pages: [page({ edges: { ...edges, left: edge(inked, reachMm) } })] }))).toEqual(expected);
});

it.each<[string, Partial<PageFacts>, string[]]>([
  ['no trim box, so that a size was taken', { trimFrom: 'size' }, ['no-bleed note inferred']],
  [
    'a bleed box of 1 mm around a page whose content meets no edge',
    { bleed: { x: 2, y: 2, width: 92, height: 56 } },
    [],
  ],
  [
    'a bleed box of 1 mm where the content goes on',
    { bleed: { x: 2, y: 2, width: 92, height: 56 }, edges: { ...page().edges, left: edge(1, 3) } },
    ['no-bleed note bleed-small'],
  ],
  ['a bleed box of 3 mm', { bleed: { x: 0, y: 0, width: 96, height: 60 } }, []],
  ['a bleed box beyond the page', { bleed: { x: -5, y: 0, width: 106, height: 60 } }, ['no-bleed note bleed-outside']],
  [
    'a bleed box of 1 mm where the content ends',
    { bleed: { x: 2, y: 2, width: 92, height: 56 }, edges: { ...page().edges, left: edge(1, 1) } },
    ['no-bleed must short'],
  ],
])('looks at the boxes: %s', (_, change, expected) =>
  expect(found(facts({ pages: [page(change)] }))).toEqual(expected),
);

it('says once of a booklet that its pages have no trim box', () => {
  const pages = [1, 2, 3].map((number) => page({ page: number, trimFrom: 'size' }));
  const findings = findingsOf(facts({ pages }), card, null);
  expect(findings.map(({ values }) => values)).toEqual([{ variant: 'inferred', wanted: '90 × 54', bleed: 3, more: 2 }]);
  expect(found(facts({ kind: 'jpeg', pages }))).toEqual([]);
});

it('reports what ends on a ground with bleed, but for sides where the ground ends as well', () => {
  const stops = [{ type: 'image' as const, box: at(3), sides: ['left' as const, 'top' as const], reachMm: 0 }];
  expect(found(facts({ pages: [page({ stops })] }))).toEqual(['no-bleed should object']);
  const edges = { ...page().edges, left: edge(1, 0), top: edge(1, 0) };
  expect(found(facts({ pages: [page({ stops, edges })] }))).toEqual(['no-bleed must none']);
});

it('needs no bleed where nothing is cut', () => {
  const { edges } = page();
  expect(found(facts({ pages: [page({ edges: { ...edges, left: edge(1, 0) } })] }), { bleedMm: 0 })).toEqual([]);
});

it.each([
  ['a trim box outside of the page', 'trim-outside'],
  ['a bleed box within the trim box', 'bleed-inside'],
] as const)('reports %s', (_, boxFault) =>
  expect(found(facts({ pages: [page({ boxFault })] }))).toEqual([`no-bleed should ${boxFault}`]),
);

it.each<[string, Item, string[]]>([
  ['text within the margin', text({ box: at(5) }), ['near-trim should near']],
  ['text half a millimetre from the trim', text({ box: at(3.5) }), ['near-trim must near']],
  ['text across the trim', text({ box: at(0) }), ['near-trim must cut']],
  ['text at the margin', text({ box: at(6) }), []],
  ['a picture within the margin', image({ box: at(5) }), ['near-trim should near']],
  ['a picture that goes on beyond the trim', image({ box: at(0) }), []],
  ['a white shape within the margin', path({ box: at(5), fill: cmyk([0, 0, 0, 0]) }), []],
  ['crop marks in the bleed', path({ box: { x: 0, y: 0, width: 2, height: 0 } }), []],
])('looks at the margin: %s', (_, item, expected) => expect(found(withItems(item))).toEqual(expected));

it.each<[string, Item, boolean, string[]]>([
  ['enough', image({ dpi: 300 }), false, []],
  ['below the good one', image({ dpi: 200 }), false, ['low-resolution should picture']],
  ['below the least one', image({ dpi: 149 }), false, ['low-resolution must picture']],
  ['of a bitmap', image({ dpi: 100 }), true, ['low-resolution must file-unsized']],
  ['of a logo', image({ dpi: 100, isLogo: true }), false, ['low-resolution must logo']],
  ['of one bit, which needs more', image({ dpi: 400, isMask: true }), false, ['low-resolution note line-art']],
  ['of one pixel that is a plain area', image({ dpi: 1, pixels: { width: 1, height: 1 } }), false, []],
  ['of a dot of 1 mm', image({ dpi: 72, box: { x: 40, y: 25, width: 1, height: 1 } }), false, []],
  ['of what is cut away', image({ dpi: 72, box: { x: 0, y: 0, width: 3, height: 3 } }), false, []],
])('compares the resolution: %s', (_, item, isScalable, expected) =>
  expect(found(facts({ isScalable, pages: [page({ items: [item] })] }))).toEqual(expected),
);

it('asks line art for twice as many pixels, and says so', () => {
  const [finding] = findingsOf(withItems(image({ dpi: 360, isMask: true })), card, null);
  expect(finding?.values).toMatchObject({ variant: 'line-art', dpi: 360, good: 600 });
});

it('speaks of the size chosen only where one was', () => {
  const of = facts({ isScalable: true, kind: 'jpeg', pages: [page({ items: [image({ dpi: 100 })] })] });
  const variants = [null, { widthMm: 90, heightMm: 54 }].map((size) => findingsOf(of, card, size)[0]?.values);
  expect(variants).toMatchObject([{ variant: 'file-unsized', printed: '96 × 60' }, { variant: 'file' }]);
});

it('says how many pixels would do', () => {
  const [finding] = findingsOf(withItems(image({ dpi: 100, pixels: { width: 200, height: 120 } })), card, null);
  expect(finding?.values).toMatchObject({ dpi: 100, good: 300, neededWidth: 600, neededHeight: 360 });
});

it.each<[string, Item, string[]]>([
  ['text of 5 pt', text({ sizePt: 5 }), []],
  ['text of 4 pt', text({ sizePt: 4 }), ['small-text should']],
  ['text of 2 pt', text({ sizePt: 2 }), ['small-text must']],
  [
    'white text that overprints',
    text({ fill: cmyk([0, 0, 0, 0]), overprints: true, vanishes: true }),
    ['white-overprint must'],
  ],
  ['black text that overprints', text({ overprints: true }), []],
  [
    'a white shape that overprints',
    path({ fill: cmyk([0, 0, 0, 0]), overprints: true, vanishes: true }),
    ['white-overprint must'],
  ],
  ['RGB text', text({ fill: rgb([1, 0, 0]) }), ['rgb-colour should drawing-no-profile']],
  [
    'small black RGB text',
    text({ fill: rgb([0, 0, 0]) }),
    ['rgb-colour should drawing-no-profile', 'rich-black should screen'],
  ],
  ['registration marks around the trim', path({ box: { x: 0, y: 0, width: 2, height: 2 }, fill: registration(1) }), []],
  ['registration colour within the trim', path({ fill: registration(1) }), ['ink-limit should']],
  ['a line around letters', text({ stroke: { colour: INK, widthPt: 0.1 }, fill: INK }), ['hairline should']],
  ['a line around filled letters', text({ stroke: { colour: grey(0), widthPt: 0.1 } }), []],
  ['an area as thin as a line', path({ fillPt: 0.1 }), ['hairline should']],
  ['a white one', path({ fillPt: 0.1, fill: grey(1) }), []],
  ['an RGB picture with a profile', image({ colour: rgb([1, 0, 0], true) }), ['rgb-colour note pictures']],
  ['a spot colour', path({ fill: spot('PANTONE 185 C', 1) }), ['spot-colour should ink']],
  [
    'a die line at the trim',
    path({
      fill: null,
      stroke: { colour: spot('Cut Contour', 1), widthPt: 0.1 },
      box: { x: 3.4, y: 3.4, width: 89.2, height: 53.2 },
    }),
    ['spot-colour note step'],
  ],
  ['ink at the limit', path({ fill: cmyk([0.75, 0.75, 0.75, 0.75]) }), []],
  ['ink above the limit', path({ fill: cmyk([1, 1, 1, 1]) }), ['ink-limit should']],
  ['a picture above the limit', image({ colour: { ...cmyk([0, 0, 0, 0]), inkPercent: 340 } }), ['ink-limit should']],
  ['a line of 0.25 pt', path({ fill: null, stroke: { colour: grey(0), widthPt: 0.25 } }), []],
  ['a line of 0.1 pt', path({ fill: null, stroke: { colour: grey(0), widthPt: 0.1 } }), ['hairline should']],
  ['a line of no width', path({ fill: null, stroke: { colour: grey(0), widthPt: 0 } }), ['hairline should']],
  ['small text in rich black', text({ sizePt: 8, fill: cmyk([0.5, 0.4, 0.4, 1]) }), ['rich-black should only']],
  ['large text in rich black', text({ sizePt: 24, fill: cmyk([0.5, 0.4, 0.4, 1]) }), []],
])('judges an object: %s', (_, item, expected) => expect(found(withItems(item))).toEqual(expected));

it.each<[string, Item[], number, string[], string | undefined]>([
  ['objects that add up', [path({ fill: cmyk([1, 1, 0, 0]) })], 400, ['ink-limit should overlap'], undefined],
  [
    'an object that is above it itself',
    [path({ fill: cmyk([1, 1, 1, 1]) })],
    400,
    ['ink-limit should'],
    'convert-colours',
  ],
  [
    'a picture whose ink is not known',
    [image({ colour: { ...INK, inkPercent: null } })],
    400,
    ['ink-limit should'],
    'convert-colours',
  ],
  ['objects that add up to less', [path({ fill: cmyk([1, 1, 0, 0]) })], 302, [], undefined],
])('offers to take ink only from %s alone', (_, items, percent, expected, mend) => {
  const drawn = facts({ pages: [page({ items, ink: { percent, box: at(40) } })] });
  expect(found(drawn)).toEqual(expected);
  expect(findingsOf(drawn, card, null)[0]?.mend).toBe(mend);
});

it.each<[string, Facts]>([
  ['an object', withItems(path({ fill: cmyk([1, 1, 1, 1]) }))],
  [
    'a page',
    facts({ pages: [page({ items: [path({ fill: cmyk([1, 1, 1, 1]) })], ink: { percent: 400, box: at(40) } })] }),
  ],
])('offers no conversion of too much ink where any colour is printed, of %s', (_, of) => {
  const [finding] = findingsOf(of, { ...card, colours: 'any' }, null);
  expect(finding).toMatchObject({ code: 'ink-limit', values: { variant: 'lighter' } });
  expect(finding).not.toHaveProperty('mend');
});

it.each<[string, Item, string, string | undefined]>([
  [
    'a picture',
    image({ colour: { ...rgb([1, 0, 0], true), converts: 'with-page' } }),
    'rgb-colour should pictures-page',
    'convert-colours',
  ],
  [
    'a picture beside inks',
    image({ colour: { ...rgb([1, 0, 0], true), converts: 'never' } }),
    'rgb-colour should pictures-stay',
    undefined,
  ],
  [
    'a gradient',
    path({ fill: { ...rgb([1, 0, 0]), converts: 'with-page' } }),
    'rgb-colour should drawing-page',
    'convert-colours',
  ],
  [
    'a gradient beside inks',
    path({ fill: { ...rgb([1, 0, 0]), converts: 'never' } }),
    'rgb-colour should drawing-stay',
    undefined,
  ],
  [
    'a spot colour beside inks',
    image({ colour: { ...spot('Gold', 1), converts: 'never' } }),
    'spot-colour should ink-stay',
    undefined,
  ],
  [
    'too much ink',
    image({ colour: { ...cmyk([0, 0, 0, 0]), inkPercent: 340, converts: 'never' } }),
    'ink-limit should lighter',
    undefined,
  ],
])('offers no conversion that cannot be done, and says so: %s', (_, item, words, mend) => {
  const of = withItems(item);
  expect(found(of)).toEqual([words]);
  expect(findingsOf(of, card, null)[0]?.mend).toBe(mend);
});

it('tells colours that are converted from those that stay', () => {
  const stays = image({ colour: { ...rgb([1, 0, 0]), converts: 'never' } });
  const findings = findingsOf(withItems(stays, image({ colour: rgb([1, 0, 0]) }), stays), card, null);
  expect(findings.map(({ mend, values }) => [values.variant, values.count, mend])).toEqual([
    ['pictures-stay', 2, undefined],
    ['pictures-no-profile', 1, 'convert-colours'],
  ]);
});

it('lets screen and spot colours be where any colour is printed', () => {
  expect(found(withItems(text({ fill: rgb([1, 0, 0]) }), path({ fill: spot('Gold', 1) })), { colours: 'any' })).toEqual(
    [],
  );
});

it.each<[string, Partial<Facts>, Partial<PrintProfile>, string[]]>([
  [
    'a font that is missing',
    { fonts: [{ name: 'Lato', isEmbedded: false, page: 1, box: null }] },
    {},
    ['font-not-embedded must pdf'],
  ],
  ['a font that is there', { fonts: [{ name: 'Lato', isEmbedded: true, page: 1, box: null }] }, {}, []],
  ['too few pages', { pageCount: 1 }, { minPages: 2 }, ['page-count must few']],
  ['too many pages', { pageCount: 3 }, {}, ['page-count must many']],
  ['no multiple of four', { pageCount: 10 }, { maxPages: 48, pageMultiple: 4 }, ['page-count must multiple']],
  ['a multiple of four', { pageCount: 12 }, { maxPages: 48, pageMultiple: 4 }, []],
  ['restrictions', { isEncrypted: true }, {}, ['encrypted should']],
  ['programs', { scripts: 2 }, {}, ['script should']],
  ['form fields', { formFields: 3 }, {}, ['form should fields']],
  ['damage', { damage: 1 }, {}, ['corrupt must damaged']],
  ['what was cut short', { cut: 1 }, {}, ['corrupt should cut']],
  ['layers', { layers: 2 }, {}, ['transparency note layers']],
  ['comments', { pages: [page({ annotations: 1 })] }, {}, ['transparency note annotations']],
  [
    'transparency',
    { pages: [page({ transparency: [{ what: 'alpha', box: at(40) }] })] },
    {},
    ['transparency note transparent'],
  ],
  [
    'transparent parts of a picture',
    { kind: 'png', pages: [page({ transparency: [{ what: 'alpha', box: at(40) }] })] },
    {},
    ['transparency note see-through'],
  ],
  [
    'transparent parts of a picture on cloth',
    { kind: 'png', pages: [page({ transparency: [{ what: 'alpha', box: at(40) }] })] },
    { colours: 'any' },
    ['transparency note unprinted'],
  ],
  ['a form of Adobe Reader alone', { isXfa: true }, {}, ['form must xfa']],
  ['other files in the file', { attachments: 2 }, {}, ['page-count note attached']],
  ['a page that cannot be shown', { pages: [page({ isUndrawn: true })] }, {}, ['corrupt must undrawn']],
  ['a page with too much on it', { pages: [page({ isCut: true })] }, {}, ['corrupt note crowded']],
])('judges a file: %s', (_, change, profile, expected) => expect(found(facts(change), profile)).toEqual(expected));

it('puts the worst first, and tells once of a kind on a page, with all its places', () => {
  const near = Array.from({ length: 30 }, (_, n) => text({ box: { x: 5, y: 5 + n, width: 10, height: 1 } }));
  const nearer = text({ box: { x: 4.2, y: 40, width: 10, height: 1 } });
  const worst = text({ fill: rgb([0, 0, 0]), box: at(3.1) });
  const findings = findingsOf(withItems(...near, nearer, nearer, worst), card, null);
  expect(findings[0]).toMatchObject({ code: 'near-trim', level: 'must' });
  const [one, ...others] = findings.filter(({ code, level }) => code === 'near-trim' && level === 'should');
  expect(others).toEqual([]);
  expect(one?.values).toMatchObject({ more: 31, distance: 1.2 });
  // The same place is named once.
  expect(one?.boxes).toHaveLength(31);
  expect(one?.box).toEqual({ x: 4.2, y: 5, width: 10.8, height: 36 });
});

it('cuts off no other kind, however many pages have one', () => {
  const pages = Array.from({ length: 40 }, (_, n) =>
    page({ page: n + 1, items: [text({ box: { x: 5, y: 5, width: 10, height: 1 }, sizePt: n === 39 ? 2 : 9 })] }),
  );
  const findings = findingsOf(facts({ pages, pageCount: 40 }), { ...card, maxPages: 50 }, null);
  const near = findings.filter(({ code }) => code === 'near-trim');
  expect([near.length, near.at(-1)?.values.more]).toEqual([20, 20]);
  expect(findings.map(({ code }) => code)).toContain('small-text');
});

it('says once that all pages have the wrong size', () => {
  const wrong = (number: number) => page({ page: number, trim: { x: 0, y: 0, width: 85, height: 55 } });
  const findings = findingsOf(facts({ pages: [wrong(1), wrong(2), page({ page: 3 }), wrong(4)] }), card, null);
  expect(findings.map(({ page: number, values }) => [number, values.more])).toEqual([[1, 2]]);
});

it.each([
  ['सुनहरा', Buffer.from('सुनहरा').toString('latin1')],
  ['Grün', 'Grün'],
])('names the ink %s as people read it', (name, bytes) => {
  const [finding] = findingsOf(withItems(path({ fill: spot(bytes, 1) })), card, null);
  expect(finding?.values).toEqual({ name, variant: 'ink' });
});
