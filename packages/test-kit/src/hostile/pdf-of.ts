import { deflateSync } from 'node:zlib';

/** The name of a file and what makes it: some are large. */
export type Named = readonly [name: string, bytes: () => Buffer];

/** Unfolds to more than any honest page holds. */
const BOMB_BYTES = 256 * 1024 * 1024;
let bomb: Buffer | undefined;
export const deflatedBomb = (): Buffer => {
  bomb ??= deflateSync(Buffer.alloc(BOMB_BYTES, ' '), { level: 9 });
  return bomb;
};

export const stream = (entries: string, data: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${Buffer.byteLength(data)} >>\nstream\n`, 'latin1'),
    typeof data === 'string' ? Buffer.from(data, 'latin1') : data,
    Buffer.from('\nendstream', 'latin1'),
  ]);

/** A PDF of the given objects, numbered from 1, with a table of references. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
export const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const BOX = '/MediaBox [0 0 255 153]';

interface Page {
  content?: string | Buffer;
  /** Entries of the content stream's dictionary. */
  filter?: string;
  resources?: string;
  box?: string;
  entries?: string;
  /** Objects from number 5 on. */
  objects?: (string | Buffer)[];
  catalogEntries?: string;
}

export const onePage = ({
  content = '',
  filter = '',
  resources = '',
  box = BOX,
  entries = '',
  objects = [],
  catalogEntries = '',
}: Page): Buffer =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`,
    pages,
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << ${resources} >> ${entries} >>`,
    stream(filter, content),
    ...objects,
  ]);

export const image = (entries: string, data: string | Buffer): Buffer =>
  stream(`/Type /XObject /Subtype /Image ${entries}`, data);
export const form = (entries: string, data: string): Buffer =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 100 100] ${entries}`, data);
export const withImage = (entries: string, data: string | Buffer): Buffer =>
  onePage({
    content: '100 0 0 100 0 0 cm /I Do',
    resources: '/XObject << /I 5 0 R >>',
    objects: [image(entries, data)],
  });
export const withPages = (...objects: (string | Buffer)[]): Buffer => pdfOf([catalog, ...objects]);

/** Forms that each draw the next one many times. */
export const fan = (levels: number, times: number): Buffer =>
  onePage({
    content: '/F Do',
    resources: '/XObject << /F 5 0 R >>',
    objects: Array.from({ length: levels }, (_, level) =>
      form(
        `/Resources << /XObject << /F ${level + 6} 0 R >> >>`,
        level === levels - 1 ? '0 0 9 9 re f' : '/F Do '.repeat(times),
      ),
    ),
  });
