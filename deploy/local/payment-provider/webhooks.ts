import { createHmac, randomUUID } from 'node:crypto';

/** How webhooks are disturbed, so that tests see what a shop makes of it. */
export interface Disturbance {
  /** How often each is sent besides the first time. */
  repeat: number;
  delayMs: number;
  /** Holds each one until the next has gone. */
  reorder: boolean;
  /** Sends none. */
  drop: boolean;
}

const CALM: Disturbance = { repeat: 0, delayMs: 0, reorder: false, drop: false };
const AGAIN_MS = [1_000, 5_000, 30_000, 120_000];

/** Sends signed webhooks to a shop, again where it does not answer with success. */
export function createWebhooks({ url, secret }: { url: string; secret: string }) {
  let disturbance = CALM;
  let held: (() => Promise<void>) | undefined;
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, ms);
    timers.add(timer);
  };

  const send = async (body: string, id: string, tries = 0): Promise<void> => {
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const again = AGAIN_MS[tries];
    if (!isTaken && again !== undefined) later(again, () => send(body, id, tries + 1));
  };

  return {
    tell(event: string, payload: object): void {
      const { repeat, delayMs, reorder, drop } = disturbance;
      if (drop) return;
      const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
      const id = randomUUID();
      const work = async () => {
        for (let n = 0; n <= repeat; n++) await send(body, id);
      };
      const before = held;
      if (!reorder) later(delayMs, work);
      else if (before) later(delayMs, () => work().then(before));
      held = reorder && !before ? work : undefined;
    },

    disturb(by: Partial<Disturbance>): Disturbance {
      disturbance = { ...CALM, ...by };
      if (!disturbance.reorder && held) {
        later(0, held);
        held = undefined;
      }
      return disturbance;
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
