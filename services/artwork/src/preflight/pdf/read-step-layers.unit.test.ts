import { PDFName } from '@cantoo/pdf-lib';
import { deadlineIn } from '../deadline.ts';
import { conversionOf } from '../mend/convert/convert.fixture.ts';
import { card } from '../rules/facts.fixture.ts';
import { becomeAsPrinted, becomeDrawable, written } from './as-printed.ts';
import { foundIn, GROUND, type PageOptions, pageWith, readingOf } from './content.fixture.ts';
import { openPdf } from './open-pdf.ts';
import { contentOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';
import { openDrawn } from './pdfium-document.ts';

const SQUARE = '110 60 40 40 re f ';
const deadline = () => deadlineIn(60_000);

/**
 * A page whose layer `L` says that it is for cutting, and `M` that it is one of it; `N` says nothing. The ink `I` has a name that says
 * nothing either, and `D` is a space of it and another one. `C` has the name of a step, and `X` is a space of that and of an ink that is
 * printed. The form `F` is on the layer as a whole.
 */
const options: PageOptions = {
  resources: (context, document) => {
    const tints = (inks: number, program: string) => {
      const pairs = (count: number) => Array.from({ length: count }, () => [0, 1]).flat();
      return context.register(
        context.stream(program, { FunctionType: 4, Domain: pairs(inks), Range: pairs(4) } as never),
      );
    };
    const metadata = { GTS_ProcStepsGroup: 'Structural', GTS_ProcStepsType: 'Cutting' };
    const layer = context.register(context.obj({ Type: 'OCG', GTS_Metadata: metadata }));
    const plain = context.register(context.obj({ Type: 'OCG' }));
    document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer, plain], D: {} }));
    const ink = ['Separation', 'Kontur 7', 'DeviceCMYK', tints(1, '{ 0 exch dup 0 }')];
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200], OC: layer };
    const spaces = {
      I: ink,
      D: ['DeviceN', ['Kontur 7', 'Rille'], 'DeviceCMYK', tints(2, '{ 0 0 }')],
      C: ['Separation', 'CutContour', 'DeviceCMYK', tints(1, '{ 0 exch dup 0 }')],
      X: ['DeviceN', ['PANTONE 185 C', 'CutContour'], 'DeviceCMYK', tints(2, '{ 0 0 }')],
    };
    return {
      Properties: { L: layer, M: { Type: 'OCMD', OCGs: [layer] }, N: plain },
      ColorSpace: spaces,
      XObject: {
        F: context.register(
          context.stream(`/I cs 1 scn ${SQUARE}`, { ...form, Resources: { ColorSpace: spaces } } as never),
        ),
      },
    };
  },
};
const OF_INK = `/I cs 1 scn ${SQUARE}`;

it.each([
  ['an ink on the layer', `/OC /L BDC ${OF_INK}EMC`, 'spot-colour note step'],
  ['an ink that was chosen before', `/I cs 1 scn /OC /L BDC ${SQUARE}EMC 0 g`, 'spot-colour note step'],
  ['an ink on one of several layers', `/OC /M BDC ${OF_INK}EMC`, 'spot-colour note step'],
  ['an ink within another mark', `/OC /L BDC /Span BMC EMC ${OF_INK}EMC`, 'spot-colour note step'],
  ['a form on the layer', '/F Do', 'spot-colour note step'],
  ['a form in a part on the layer', '/OC /L BDC /F Do EMC', 'spot-colour note step'],
  ['an ink on another layer', `/OC /N BDC ${OF_INK}EMC`, 'spot-colour should ink'],
  ['an ink after the layer', `/OC /L BDC EMC ${OF_INK}`, 'spot-colour should ink'],
  [
    'an ink that is printed elsewhere',
    `/OC /L BDC ${OF_INK}EMC ${OF_INK}`,
    'spot-colour should ink',
    'spot-colour should step-printed',
  ],
  ['a tint of nothing elsewhere', `/OC /L BDC ${OF_INK}EMC /I cs 0 scn ${SQUARE}`, 'spot-colour note step'],
  ['inks of the press on the layer', `/OC /L BDC 0 1 0 0 k ${SQUARE}EMC`, 'spot-colour should step-printed'],
  ['paper on the layer', `/OC /L BDC 0 0 0 0 k ${SQUARE}EMC`],
])('judges %s', async (_, content, ...found) =>
  expect((await foundIn(`${GROUND}${content}`, options)).sort()).toEqual([...found, 'transparency note layers']),
);

it('names the ink of a step, and the step of what would be printed', async () => {
  const { findings } = await readingOf(
    await pageWith(`${GROUND}/OC /L BDC ${OF_INK}0 0 0 1 k 200 60 9 9 re f EMC`, options),
  );
  expect(findings.map(({ values: { variant, name } }) => [variant, name])).toEqual([
    ['step-printed', 'Cutting'],
    ['layers', undefined],
    ['step', 'Kontur 7'],
  ]);
});

it('judges a die line by no rule for what is printed', async () => {
  const thinAtTheTrim = '/OC /L BDC /I CS 1 SCN 0.05 w 9 9 254 152 re S EMC';
  expect((await foundIn(`${GROUND}${thinAtTheTrim}`, options)).sort()).toEqual([
    'spot-colour note step',
    'transparency note layers',
  ]);
});

describe.each([
  ['one ink', `/OC /L BDC ${OF_INK}EMC`],
  ['several inks', `/OC /L BDC /D cs 0.5 0.5 scn ${SQUARE}EMC`],
  ['a form', '/F Do'],
  ['an ink by its name', `/C cs 1 scn ${SQUARE}`],
])('a step of %s', (_, content) => {
  const made = async () => (await pageWith(`${GROUND}${content}`, options)).save();

  it('is shown in a colour of its own', async () => {
    const document = await openPdf(await made());
    await becomeAsPrinted(document, deadline());
    await becomeDrawable(document, deadline());
    const drawn = await openDrawn(await written(document), false);
    const { data, width, height } = drawn.draw(0, { longestPx: 272 });
    drawn.close();
    const at = ((height - 80) * width + 130) * 4;
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 255]);
  });

  it('is not converted, also once its layer was taken out', async () => {
    const document = await openPdf(await made());
    await becomeAsPrinted(document, deadline());
    const target = { profile: card, size: null, deadline: deadline() };
    const { bytes } = await conversionOf(await written(document), target);
    const [node] = pagesOf(await openPdf(bytes));
    const text = Buffer.from(contentOf(node as never)).toString('latin1');
    expect(text).toContain(content.replace(/^.*BDC /, '').slice(0, 5));
    const { findings } = await readingOf(bytes);
    expect(findings.map(({ values: { variant } }) => variant)).toEqual(
      content.includes('/D') ? ['step', 'step'] : ['step'],
    );
  });
});

it('is not converted beside an ink that is printed either, and that ink is named as one that stays', async () => {
  const document = await pageWith(`${GROUND}/X cs 0.5 0.5 scn ${SQUARE}`, options);
  const steps = async (bytes: Uint8Array) =>
    (await readingOf(bytes)).findings
      .filter(({ code }) => code === 'spot-colour')
      .map(({ mend, values: { variant, name } }) => [name, variant, mend]);
  const found = [
    ['PANTONE 185 C', 'ink-stay', undefined],
    ['CutContour', 'step', undefined],
  ];
  expect(await steps(await document.save())).toEqual(found);
  const target = { profile: card, size: null, deadline: deadline() };
  const { bytes } = await conversionOf(await document.save(), target);
  expect(await steps(bytes)).toEqual(found);
});
