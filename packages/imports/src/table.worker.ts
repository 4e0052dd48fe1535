import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readTableFile } from './read-table-file.ts';

const { path, out } = workerData as { path: string; out: string };
/** Characters that are written at a time. */
const PART = 256 * 1024;

// The rows go into a file, a line each: the thread that asked has one block of them in memory at a time.
const file = openSync(out, 'wx', 0o600);
let lines = '';
const flush = () => {
  writeSync(file, lines);
  lines = '';
};
const read = await readTableFile(readFileSync(path), (row) => {
  lines += `${JSON.stringify(row)}\n`;
  if (lines.length > PART) flush();
});
flush();
closeSync(file);
parentPort?.postMessage(read);
