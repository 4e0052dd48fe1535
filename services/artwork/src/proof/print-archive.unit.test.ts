import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@print-shop/test-kit';
import { type ArchiveEntry, printArchive } from './print-archive.ts';

const entry = (name: string, bytes = 10): ArchiveEntry => ({
  name,
  open: async () => Readable.from([Buffer.alloc(bytes, 'x')]),
});
const english = { language: 'en' } as const;

it('names each file once', async () => {
  const zip = String(await buffer(printArchive([entry('a.pdf'), entry('a.pdf'), entry('b'), entry('b')], english)));
  for (const name of ['a.pdf', 'a-2.pdf', 'b', 'b-2']) expect(zip).toContain(name);
});

it('lists what has no room any more, in the language of its reader', async () => {
  const files = [entry('a.pdf'), entry('b.pdf')];
  const zip = String(await buffer(printArchive(files, { ...english, mostBytes: 10 })));
  expect(zip.split('xxxxxxxxxx')).toHaveLength(2);
  expect(zip).toContain('not-included.txt');
});

it('breaks off where a file cannot be read, so that nobody takes a part for the whole', async () => {
  const broken = { name: 'b.pdf', open: () => Promise.reject(new Error('the store is away')) };
  await expect(buffer(printArchive([entry('a.pdf'), broken], english))).rejects.toThrow('the store is away');
});

it('opens no more files once nobody reads it', async () => {
  const opened: Readable[] = [];
  const endless = (name: string): ArchiveEntry => ({
    name,
    open: async () => {
      const file = new Readable({ read: () => void file.push(Buffer.alloc(65_536)) });
      opened.push(file);
      return file;
    },
  });
  const archive = printArchive([endless('a.pdf'), endless('b.pdf')], english);
  await once(archive, 'data');
  archive.destroy();
  await eventually(() => expect(opened[0]?.destroyed).toBe(true));
  expect(opened).toHaveLength(1);
});
