import { Readable } from 'node:stream';
import { type Change, LIVE_BEAT_MS } from '@print-shop/contracts';
import { tooManyRequests } from '@print-shop/service-kit';

/** Streams that one person, or the link of one order, may have open: tabs on a few devices. */
const PAGES_PER_PERSON = 20;
/** The most bytes that a page may leave unread before it is cut off. It connects again and reads everything again. */
const MAX_UNREAD_BYTES = 16 * 1024;
/** A stream lives this long, in milliseconds, with some spread. */
const LIFE_MS = 10 * 60_000;
const SPREAD_MS = 2 * 60_000;

const OPEN = 'event: open\ndata: {}\n\n';
const BEAT = ':\n\n';
const eventOf = (change: Change): string => `event: change\ndata: ${JSON.stringify(change)}\n\n`;

/** Whether the opener's right still stands: nobody has signed them out, disabled them or changed their role. */
type Stands = () => Promise<boolean>;
const always: Stands = async () => true;

interface Page {
  stream: Readable;
  /** The person, or the order whose link opened it. */
  opener: string;
  endsAt: number;
  stands: Stands;
}

export type OpenPages = ReturnType<typeof createOpenPages>;

/** The pages that follow their orders at this instance. Nothing is kept for pages that are away: they read everything again. */
export function createOpenPages({ beatMs = LIVE_BEAT_MS, lifeMs = LIFE_MS } = {}) {
  const ofPerson = new Map<string, Set<Page>>();
  const ofOrder = new Map<string, Set<Page>>();
  const ofShop = new Set<Page>();

  const all = (): Page[] =>
    [ofPerson, ofOrder]
      .flatMap((by) => [...by.values()])
      .flatMap((pages) => [...pages])
      .concat([...ofShop]);
  const send = ({ stream }: Page, text: string) => {
    stream.push(text);
    if (stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
  };
  const beat = () => {
    for (const page of all()) {
      const end = () => page.stream.push(null);
      if (page.endsAt <= Date.now()) end();
      else page.stands().then((stands) => (stands ? send(page, BEAT) : end()), end);
    }
  };
  const timer = setInterval(beat, beatMs).unref();

  const open = (opener: string, stands: Stands, pages: Set<Page>, onEmpty: () => void): Readable => {
    const others = all().filter((page) => page.opener === opener).length;
    if (others >= PAGES_PER_PERSON)
      throw tooManyRequests(
        {
          en: 'You have many pages of the shop open; this one does not show changes by itself.',
          hi: 'आपने दुकान के बहुत सारे पेज खोल रखे हैं; इस पेज पर बदलाव अपने आप नहीं दिखेंगे।',
        },
        60,
        'too-many-pages',
      );
    const stream = new Readable({
      read() {},
      destroy(error, done) {
        pages.delete(page);
        if (pages.size === 0) onEmpty();
        done(error);
      },
    });
    const page: Page = { stream, opener, stands, endsAt: Date.now() + lifeMs + Math.random() * SPREAD_MS };
    pages.add(page);
    stream.push(OPEN);
    return stream;
  };
  const openIn = (by: Map<string, Set<Page>>, id: string, stands: Stands): Readable => {
    const pages = by.get(id) ?? new Set();
    by.set(id, pages);
    return open(id, stands, pages, () => by.delete(id));
  };

  return {
    /** A page of one person, which ends a moment after their right does; throws too-many-requests when they have many. */
    openOwn: (personId: string, stands = always): Readable => openIn(ofPerson, personId, stands),

    /** A page of one order, for the holder of its link. Throws too-many-requests when the order has many. */
    openOrder: (orderId: string): Readable => openIn(ofOrder, orderId, always),

    /** A page of staff, which hears of everything, and ends a moment after their right does. */
    openShop: (personId: string, stands = always): Readable => open(personId, stands, ofShop, () => undefined),

    /** Tells every page of the shop, those of the order, and those of the person whose it is. */
    notify(personId: string | null, change: Change): void {
      const text = eventOf(change);
      for (const page of ofShop) send(page, text);
      for (const page of ofOrder.get(change.id) ?? []) send(page, text);
      for (const page of (personId && ofPerson.get(personId)) || []) send(page, text);
    },

    count: (): number => all().length,

    close(): void {
      clearInterval(timer);
      for (const { stream } of all()) stream.destroy();
    },
  };
}
