import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from '@print-shop/machine';
import { faultOf, folderOf, hasProse, type Part, sentencesOf, tooMany } from './prose.ts';

// `npm run lint:prose`: lists sentences that have to be read twice where a folder, or the whole project, has too many of them. With files it
// lists all of these files.

const named = process.argv.slice(2);
const known = named.length > 0 ? named : (await run('git', ['ls-files', '-z'], { cwd: root })).split('\0');
const folders = new Map<string, Part>();
const listed = new Map<string, string[]>();
for (const path of known.filter(hasProse)) {
  const sentences = sentencesOf(path, readFileSync(join(root, path), 'utf8'));
  const folder = folderOf(path);
  const part = folders.get(folder) ?? { sentences: 0, faults: 0 };
  folders.set(folder, part);
  part.sentences += sentences.length;
  for (const sentence of sentences) {
    const fault = faultOf(sentence);
    if (!fault) continue;
    part.faults += 1;
    listed.set(folder, [...(listed.get(folder) ?? []), `${path}:${sentence.line} ${fault}\n    ${sentence.text}`]);
  }
}
const over = tooMany(folders);
const isAsked = (folder: string): boolean =>
  named.length > 0 || over.some((one) => one.startsWith(`${folder}: `) || one.startsWith('all: '));
for (const [folder, lines] of listed) if (isAsked(folder)) say(lines.join('\n'));
for (const one of over) say(one);
if (over.length > 0) process.exitCode = 1;
