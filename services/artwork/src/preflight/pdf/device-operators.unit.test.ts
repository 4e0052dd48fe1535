import { type PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { withDeviceOperators } from './device-operators.ts';

let resources: PDFDict;
beforeAll(async () => {
  const { context } = await PDFDocument.create();
  const spot = context.obj(['Separation', 'Gold', 'DeviceGray', context.obj([])]);
  resources = context.obj({ ColorSpace: { CS0: 'DeviceCMYK', Spot: spot } });
});

it.each([
  ['/DeviceCMYK cs 0 1 0 0 sc', '0 0 0 1 k 0 1 0 0 k'],
  ['/CS0 CS 0 1 0 .5 SCN', '0 0 0 1 K 0 1 0 0.5 K'],
  ['/DeviceGray cs .3 scn', '0 g 0.3 g'],
  ['/DeviceRGB CS 1 0 0 SC', '0 0 0 RG 1 0 0 RG'],
  ['/DeviceCMYK cs .0000001 0 0 1 sc', '0 0 0 1 k 0 0 0 1 k'],
  ['/DeviceGray cs q /CS0 cs 0 1 0 0 sc Q .3 sc', '0 g q 0 0 0 1 k 0 1 0 0 k Q 0.3 g'],
  ['/DeviceCMYK cs /DeviceGray CS 1 0 0 0 sc 1 SC', '0 0 0 1 k 0 G 1 0 0 0 k 1 G'],
  ['/DeviceCMYK cs /Spot cs 1 scn', '0 0 0 1 k /Spot cs 1 scn'],
  ['/Pattern cs /P1 scn', '/Pattern cs /P1 scn'],
  ['/constructor cs 0 1 0 0 sc', '/constructor cs 0 1 0 0 sc'],
  ['0.2 0.4 0.6 sc (/DeviceCMYK cs) Tj', '0.2 0.4 0.6 sc (/DeviceCMYK cs) Tj'],
])('%s', (content, expected) => {
  const written = Buffer.from(withDeviceOperators(Buffer.from(content), resources)).toString();
  expect(written.replace(/\s+/g, ' ').trim()).toBe(expected);
});
