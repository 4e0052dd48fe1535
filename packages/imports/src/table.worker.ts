import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readTableFile } from './read-table-file.ts';

parentPort?.postMessage(await readTableFile(readFileSync((workerData as { path: string }).path)));
