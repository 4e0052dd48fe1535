import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { plainSvg } from '@print-shop/pictures/plain-svg';
import type { SvgJob, SvgReply } from './read-svg.ts';

function readText(path: string): string {
  const bytes = readFileSync(path);
  const isUtf16 = ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
  const encoding = !isUtf16 ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

function check({ path, out }: SvgJob): SvgReply {
  let text: string;
  try {
    text = readText(path);
  } catch {
    return { fault: 'not-a-picture' }; // the bytes are not text
  }
  if (!/<([\w.-]+:)?svg[\s/>]/.test(text)) return { fault: 'not-a-picture' };
  const result = plainSvg(text);
  if ('fault' in result) return { fault: 'not-plain', what: result.fault };
  writeFileSync(out, result.svg, { flag: 'wx', mode: 0o600 });
  return {};
}

parentPort?.postMessage(check(workerData as SvgJob));
