import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// The customers of `artwork-uploads.ts`, in a process of their own so that sending does not slow the process that measures. They
// upload one file after another until they are told to stop, and wait for the check of each. Arguments: address of artwork,
// number of customers, paths of files.

// They have computers of their own, which is not what is measured.
setPriority(constants.priority.PRIORITY_LOW);

/** The pause before the next look at a file, as the shop's page makes it (`frontends/storefront/src/artwork-check/api/use-artwork-file.ts`). */
const pauseMs = (looks: number): number => Math.min(10_000, 700 * 1.5 ** looks);

const [url = '', customers = '1', ...paths] = process.argv.slice(2);
const files = paths.map((path) => ({ name: basename(path), blob: new Blob([readFileSync(path)]) }));
let [isOver, uploaded] = [false, 0];
process.once('message', () => {
  isOver = true;
});

async function upload(at: number): Promise<void> {
  for (let n = at; !isOver; n += 1) {
    const { name, blob } = files[n % files.length] as (typeof files)[number];
    const form = new FormData();
    form.append('file', blob, name);
    const res = await fetch(`${url}/api/artwork/files`, { method: 'POST', body: form });
    if (res.status !== 202) throw new Error(`the upload answered ${res.status}: ${await res.text()}`);
    const { _id: id, token } = (await res.json()) as { _id: string; token: string };
    for (let looks = 0; ; looks += 1) {
      await sleep(pauseMs(looks));
      const asked = await fetch(`${url}/api/artwork/files/${id}?token=${token}`);
      if (((await asked.json()) as { state: string }).state !== 'checking') break;
    }
    uploaded += 1;
  }
}

await Promise.all(Array.from({ length: Number(customers) }, (_, at) => upload(at)));
process.send?.(uploaded);
process.disconnect?.();
