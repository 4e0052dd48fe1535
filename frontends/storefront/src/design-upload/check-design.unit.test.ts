import { File } from 'node:buffer';
import { designFault } from './check-design.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type }) as globalThis.File;

describe('a design file', () => {
  it.each([
    ['a.png', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.webp', 'image/webp'],
    ['a.svg', 'image/svg+xml'],
    ['a.gif', 'image/gif'],
    ['a.tif', 'image/tiff'],
    ['a.avif', 'image/avif'],
    ['IMG_0001.HEIC', ''],
    ['a.heif', 'application/octet-stream'],
  ])('may be %s of type "%s"', (name, type) => {
    expect(designFault(file(name, type), 10 * MB)).toBeNull();
  });

  it.each([
    ['list.pdf', 'application/pdf', 1, 'notAnImage'],
    ['notes.png', 'text/plain', 1, 'notAnImage'],
    ['nothing', '', 1, 'notAnImage'],
    ['a.bmp', 'image/bmp', 1, 'wrongKind'],
    ['a.psd', 'image/vnd.adobe.photoshop', 1, 'wrongKind'],
    ['a.png', 'image/png', 10 * MB + 1, 'tooLarge'],
    ['a.svg', 'image/svg+xml', 2 * MB + 1, 'svgTooLarge'],
  ])('may not be %s of type "%s" with %i bytes', (name, type, bytes, fault) => {
    expect(designFault(file(name, type, bytes), 10 * MB)).toBe(fault);
  });
});
