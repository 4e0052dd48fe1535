import { acceptOf, DESIGN_KINDS, DESIGN_RULE, fileKind, PICTURE_KINDS, PRODUCT_IMAGE_RULE } from './picture-kinds.ts';
import { designRule, productImageRule } from './upload-rules.ts';

it('says the same kinds to a file field and to a person', () => {
  expect(DESIGN_RULE).toBe(
    'Please upload a PNG, JPEG, WebP, GIF, TIFF, AVIF, HEIC or SVG file of at most 10 MB (SVG: 2 MB).',
  );
  expect(PRODUCT_IMAGE_RULE).toBe('Please upload a PNG, JPEG, WebP, GIF, TIFF, AVIF or HEIC file of at most 10 MB.');
  expect(acceptOf(PICTURE_KINDS).split(',')).toEqual(expect.arrayContaining(['image/heic', '.heif', '.jpeg']));
  expect(acceptOf(PICTURE_KINDS)).not.toContain('svg');
  expect(acceptOf(DESIGN_KINDS)).toContain('image/svg+xml,.svg');
});

it.each([
  ['a.png', 'image/png', 'PNG'],
  ['IMG_0001.HEIC', '', 'HEIC'],
  ['scan.tif', 'application/octet-stream', 'TIFF'],
  ['a.svg', 'image/svg+xml', undefined],
  ['notes.png', 'text/plain', undefined],
  ['nothing', '', undefined],
])('takes %s of type "%s" for %s', (name, type, kind) => {
  expect(fileKind({ name, type }, PICTURE_KINDS)?.name).toBe(kind);
});

it('says which files are taken in Hindi too', () => {
  expect(designRule.hi).toBe(
    'PNG, JPEG, WebP, GIF, TIFF, AVIF, HEIC या SVG फ़ाइल अपलोड कीजिए, ज़्यादा से ज़्यादा 10 MB की (SVG: 2 MB)।',
  );
  expect(productImageRule.hi).toBe(
    'PNG, JPEG, WebP, GIF, TIFF, AVIF या HEIC फ़ाइल अपलोड कीजिए, ज़्यादा से ज़्यादा 10 MB की।',
  );
});
