import type { ArtworkFile, Order, OrderProof, Proof, ProofSummary, SharedProof } from '@print-shop/contracts';
import { artwork, type DemoArtwork, type DemoVersion } from './artwork.ts';
import { cardPdf, cardSvg } from './artwork-files.ts';
import { inParallel, type Shop } from './client.ts';
import { advanceOrder, isSame, known, type Loaded, place, sendDesign } from './load-orders.ts';
import type { Session } from './load-people.ts';

const LOOK_MS = 200;
/** Checks of files go after all else, so that a busy machine does them late. */
const LIMIT_MS = 300_000;
const PRODUCT_TYPE = 'Business Cards';

/**
 * Places orders with designs that are not there, and lets staff and customers do with their proofs what the demo says. A run
 * goes on from where the proof is.
 */
export async function loadArtwork(loaded: Loaded, wanted: readonly DemoArtwork[] = artwork): Promise<number> {
  const customers = [...new Set(wanted.map(({ order }) => order.customer))];
  const added = await inParallel(customers, 3, async (key) => {
    let placed = 0;
    for (const demo of wanted.filter(({ order }) => order.customer === key)) placed += await loadOne(loaded, demo);
    return placed;
  });
  return added.reduce<number>((sum, one) => sum + one, 0);
}

/** Answers how many orders were placed. */
async function loadOne(loaded: Loaded, demo: DemoArtwork): Promise<number> {
  const session = known(loaded.people, demo.order.customer);
  const { user, token } = session;
  const there = await loaded.shop.get<Order[]>(`/api/order/${user._id}?limit=500`, token);
  const old = there.find((order) => isSame(order, demo.order));
  const order = old ?? (await place(loaded, await withDesign(loaded.shop, demo), session));
  await advanceOrder(loaded, demo.order, session, order);
  if (demo.versions.length > 0) await meetAnswers(loaded, demo, session, order._id);
  return old ? 0 : 1;
}

/** The order with the picture that its customer sends along. */
async function withDesign(shop: Shop, { order, words, goesToTheEdge }: DemoArtwork): Promise<DemoArtwork['order']> {
  const picture = new Blob([cardSvg(words, goesToTheEdge)], { type: 'image/svg+xml' });
  const design = await sendDesign(shop, picture, 'card.svg');
  return { ...order, lines: order.lines.map((line) => ({ ...line, design })) };
}

/** The value that `look` finds, once it finds one. Throws after five minutes. */
async function wait<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} is not there after ${LIMIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Staff send each version, and the customer answers it, as far as neither has happened. */
async function meetAnswers(
  { shop, adminToken: token }: Loaded,
  demo: DemoArtwork,
  session: Session,
  orderId: string,
): Promise<void> {
  const { _id } = await wait('the line of an order with a design', async () => {
    return (await shop.get<ProofSummary[]>(`/api/proofs?search=${orderId}`, token))[0];
  });
  const read = () => shop.get<Proof>(`/api/proofs/${_id}`, token);
  for (const [index, version] of demo.versions.entries()) {
    const { versions, sending } = await read();
    if (versions.length > index + 1) continue;
    if (versions.length === index) {
      // A run that was cut may have sent it, and its print file is still being made.
      if (!sending || sending.fault !== null) {
        const fileId = await fileOf(shop, demo, version, session, token);
        const body = { fileId, note: version.note, expectedVersion: index };
        await shop.post(`/api/proofs/${_id}/versions`, { token, body });
      }
      await wait('the print file of a proof', async () => (await read()).versions[index]);
    }
    const shown = await shop.get<OrderProof[]>(`/api/proofs/order/${orderId}`, session.token);
    const link = shown.find((line) => line._id === _id)?.link.split('#token=')[1];
    if (link) await answer(shop, link, version, session.user.name);
  }
}

/** The file of a version: the customer's own, mended by the shop, or one that staff have made. */
async function fileOf(shop: Shop, demo: DemoArtwork, { mends, words }: DemoVersion, customer: Session, staff: string) {
  const name = `${demo.order.key}.pdf`;
  const send = async (made: 'in-an-office' | 'for-print', token: string): Promise<ArtworkFile> => {
    const form = new FormData();
    form.set('productType', PRODUCT_TYPE);
    const pdf = await cardPdf({ ...demo.words, ...words, made });
    form.set('file', new Blob([pdf], { type: 'application/pdf' }), name);
    return checked(shop, (await shop.post<ArtworkFile>('/api/artwork/files', { token, form }))._id, token);
  };
  if (!mends) return (await send('for-print', staff))._id;
  const { user, token } = customer;
  const own = await shop.get<ArtworkFile[]>(`/api/artwork/files/of/${user._id}?limit=100`, token);
  const sent = own.findLast((file) => file.name === name && file.state === 'checked');
  const { _id } = sent ?? (await send('in-an-office', token));
  const mended = await shop.post<ArtworkFile>(`/api/artwork/files/${_id}/mends`, { token, body: { mends } });
  return (await checked(shop, mended._id, token))._id;
}

const checked = (shop: Shop, id: string, token: string): Promise<ArtworkFile> =>
  wait('the check of a file', async () => {
    const file = await shop.get<ArtworkFile>(`/api/artwork/files/${id}`, token);
    return file.state === 'checking' ? undefined : file;
  });

/** The customer answers a version by the link on their order's page, which they open signed in. */
async function answer(shop: Shop, token: string, version: DemoVersion, name: string): Promise<void> {
  const shared = '/api/proofs/shared';
  const proof = await shop.post<SharedProof>(shared, { body: { token } });
  const last = proof.versions.at(-1);
  if (!last || last.decision || version.does === 'looks') return;
  const { pins = [], changes: text } = version;
  for (const { text: said, x, y } of pins.slice(proof.notes.length)) {
    await shop.post(`${shared}/notes`, { body: { token, version: last.version, text: said, pin: { page: 1, x, y } } });
  }
  if (version.does === 'approves')
    await shop.post(`${shared}/approve`, { body: { token, version: last.version, name, hasChecked: true } });
  else await shop.post(`${shared}/changes`, { body: { token, version: last.version, text } });
}
