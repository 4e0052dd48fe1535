import { hostileSvgs, pictureBombs, runsSomething } from '../hostile-files.ts';
import { type Attack, type HttpSent, type Prepared, refused, type Verdict } from '../types.ts';

const DESIGN = '/api/bulk-order/design';
const PICTURE = '/api/product/images';

const upload = (path: string, field: string, content: string | Buffer, type: string, headers = {}): HttpSent => {
  const body = new FormData();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  body.set(field, new Blob([bytes], { type }), type === 'image/svg+xml' ? 'a.svg' : 'a.png');
  return { method: 'POST', path, headers, body };
};

/** Each of these files `times` over, in turns. */
const inTurns = <T>(all: readonly T[], times: number): T[] => Array.from({ length: times }, () => all).flat();

async function storedSafely({ status, text }: { status: unknown; text: string }, { url }: Prepared): Promise<Verdict> {
  if (status !== 201) return undefined;
  const address = (JSON.parse(text) as { url: string }).url;
  const stored = await (await fetch(url + address)).text();
  return runsSomething(stored) ? 'a drawing was stored with something that runs' : undefined;
}

const takenOrRefused: Attack['expect'] = (answer, sent, shop) =>
  answer.status === 201 ? undefined : refused(answer, sent, shop);

export const uploadAttacks: Attack[] = [
  {
    name: 'hostile drawings',
    lanes: 6,
    requests: () =>
      inTurns(Object.values(hostileSvgs), 10).map((text) => upload(DESIGN, 'design', text, 'image/svg+xml')),
    expect: async (answer, sent, shop) =>
      (await storedSafely(answer, shop)) ?? (await takenOrRefused(answer, sent, shop)),
  },
  {
    name: 'picture bombs as designs',
    lanes: 20,
    requests: async () =>
      inTurns(Object.values(await pictureBombs()), 30).map((png) => upload(DESIGN, 'design', png, 'image/png')),
    expect: takenOrRefused,
  },
  {
    name: 'picture bombs as product pictures',
    lanes: 10,
    requests: async ({ adminToken }) => {
      const headers = { authorization: `Bearer ${adminToken}` };
      return inTurns(Object.values(await pictureBombs()), 10).map((png) =>
        upload(PICTURE, 'image', png, 'image/png', headers),
      );
    },
    expect: takenOrRefused,
  },
];
