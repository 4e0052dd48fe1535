import { ARTWORK_PART_BYTES as PART } from '@print-shop/contracts/client';
import { HttpResponse, http } from 'msw';
import { serve } from '../testing/index.ts';
import { sendArtwork } from './send-artwork.ts';

const server = serve();
const id = '0123456789abcdef01234567';
const token = 'of-a-guest';
const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'poster.pdf', { type: 'application/pdf' });

/** A shop that takes parts; `failing` parts are refused for good. */
function takeParts() {
  const shop = {
    begun: 0,
    parts: new Map<number, number>(),
    sent: [] as number[],
    failing: new Set<number>(),
    over: false,
  };
  const isMine = (request: Request) => new URL(request.url).searchParams.get('token') === token;
  const refused = () => HttpResponse.json({ message: 'Please try again.', code: 'x' }, { status: 400 });
  server.use(
    http.post('/api/artwork/uploads', () => {
      shop.begun += 1;
      shop.parts.clear();
      return HttpResponse.json({ _id: id, token, received: [] }, { status: 201 });
    }),
    http.get(`/api/artwork/uploads/${id}`, ({ request }) =>
      isMine(request) && !shop.over
        ? HttpResponse.json({ _id: id, received: [...shop.parts.keys()] })
        : HttpResponse.json({ message: 'Over.', code: 'upload-over' }, { status: 404 }),
    ),
    http.put(`/api/artwork/uploads/${id}/parts/:part`, async ({ request, params }) => {
      const part = Number(params.part);
      if (!isMine(request) || shop.failing.has(part)) return refused();
      shop.sent.push(part);
      shop.parts.set(part, (await request.arrayBuffer()).byteLength);
      return HttpResponse.json({ _id: id, received: [...shop.parts.keys()] });
    }),
    http.post(`/api/artwork/uploads/${id}/complete`, ({ request }) =>
      isMine(request) ? HttpResponse.json({ _id: id, state: 'checking' }, { status: 202 }) : refused(),
    ),
  );
  return shop;
}

describe('a file to print', () => {
  it('is sent in one request when it is small', async () => {
    let type: unknown;
    server.use(
      http.post('/api/artwork/files', async ({ request }) => {
        type = (await request.formData()).get('productType');
        return HttpResponse.json({ _id: id, token }, { status: 202 });
      }),
    );
    expect(await sendArtwork(aFile(10), { productType: 'Banners' })).toMatchObject({ _id: id, token });
    expect(type).toBe('Banners');
  });

  it('is sent in parts when it is large, with the progress of the whole', async () => {
    const shop = takeParts();
    const seen: number[] = [];
    const sent = await sendArtwork(aFile(2 * PART + 5), {}, { onProgress: (percent) => seen.push(percent) });
    expect(sent).toMatchObject({ _id: id, token });
    expect([...shop.parts]).toEqual([
      [1, PART],
      [2, PART],
      [3, 5],
    ]);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
  });

  it('goes on where it stopped, unless the shop has forgotten it', async () => {
    const shop = takeParts();
    const file = aFile(2 * PART + 5);
    shop.failing.add(2);
    await expect(sendArtwork(file, {})).rejects.toMatchObject({ status: 400 });
    shop.failing.clear();
    await sendArtwork(file, {});
    expect([shop.begun, shop.sent]).toEqual([1, [1, 2, 3]]);
    shop.failing.add(3);
    await expect(sendArtwork(file, {})).rejects.toMatchObject({ status: 400 });
    Object.assign(shop, { over: true, failing: new Set(), sent: [] });
    await sendArtwork(file, {});
    expect([shop.begun, shop.sent]).toEqual([3, [1, 2, 3]]);
  });
});
