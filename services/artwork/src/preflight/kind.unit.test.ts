import { kindByHead } from './kind.ts';

it.each([
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a PDF after what a mailer put before it', `junk\n%PDF-1.4`, 'pdf'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['a JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
  ['a WebP', 'RIFF\0\0\0\0WEBP', 'webp'],
  ['a TIFF of Intel', 'II*\0', 'tiff'],
  ['a TIFF of Motorola', 'MM\0*', 'tiff'],
  ['an AVIF', '\0\0\0\x18ftypavif', 'avif'],
  ['an AVIF by its second brand', '\0\0\0\x18ftypmif1\0\0\0\0avifmiaf', 'avif'],
  ['a HEIC', '\0\0\0\x18ftypheic', 'heic'],
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['an SVG after a long comment', `<!-- ${'x'.repeat(5_000)} --><svg xmlns="http://www.w3.org/2000/svg">`, 'svg'],
  ['an SVG in UTF-16', '\xff\xfe<\0s\0v\0g\0>\0', 'svg'],
  ['a film', '\0\0\0\x18ftypisom', undefined],
  ['a web page', '<!doctype html><p>svg', undefined],
  ['text', 'hello <svg>', undefined],
  ['nothing', '', undefined],
])('tells %s', (_, head, kind) => expect(kindByHead(Buffer.from(head, 'latin1'))).toBe(kind));
