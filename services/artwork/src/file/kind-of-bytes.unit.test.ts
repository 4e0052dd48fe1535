import { kindOfBytes } from './kind-of-bytes.ts';

const ftyp = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`)]);

describe('kindOfBytes', () => {
  it.each<[string, Buffer, string | undefined]>([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a PDF behind other bytes', Buffer.from(`\n\n${'x'.repeat(900)}%PDF-1.4`), 'pdf'],
    ['a PDF too far behind other bytes', Buffer.from(`${'x'.repeat(1100)}%PDF-1.4`), undefined],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'png'],
    ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'jpeg'],
    ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    ['a WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt '), undefined],
    ['a TIFF of Intel', Buffer.from('49492a0008000000', 'hex'), 'tiff'],
    ['a TIFF of Motorola', Buffer.from('4d4d002a00000008', 'hex'), 'tiff'],
    ['an AVIF', ftyp('avif'), 'avif'],
    ['a HEIC', ftyp('heic'), 'heic'],
    ['an MP4', ftyp('isom'), undefined],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    [
      'an SVG behind all that may come first',
      Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg>\n<svg>'),
      'svg',
    ],
    ['an SVG with entities', Buffer.from('<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg>'), 'svg'],
    ['a page', Buffer.from('<!DOCTYPE html><html><svg></svg></html>'), undefined],
    ['a GIF', Buffer.from('GIF89a'), undefined],
    ['a ZIP', Buffer.from('PK\x03\x04'), undefined],
    ['a program', Buffer.from('\x7fELF'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('takes %s for what it is', (_what, head, kind) => expect(kindOfBytes(head)).toBe(kind));

  it('does not take long over what is made to keep it busy', () => {
    const busy = Buffer.from('<!---->'.repeat(580));
    expect(kindOfBytes(busy)).toBeUndefined();
    expect(kindOfBytes(Buffer.from(`<!DOCTYPE ${'['.repeat(4000)}`))).toBeUndefined();
  });
});
