import webPush from 'web-push';
import { words } from '../kinds/words.ts';
import type { Message } from '../message/message.ts';
import type { Device, Devices } from '../person/devices.ts';
import type { PushKey } from '../person/push-key.ts';
import { isPushService } from '../person/push-service.ts';
import { type Channel, DeliveryError } from './channel.ts';

export interface PushOptions {
  key: PushKey;
  /** `Shop name <address>`; push services write there when something is wrong. */
  from: string;
  services: readonly string[];
  devices: Devices;
}

const TIMEOUT_MS = 15_000;
/** The time that a push service keeps a message for a browser that is away, in seconds. */
const KEPT_SECONDS = 24 * 3600;
/** RFC 8030, section 5.4: a newer message with the same topic replaces one that waits; at most 32 letters. */
const TOPIC_LETTERS = 32;

/**
 * Messages to browsers by Web Push (RFC 8030), encrypted for each (RFC 8291). One message goes to all browsers in which its
 * recipient turned them on; those that have turned them off are forgotten.
 */
export const pushChannel = ({ key, from, services, devices }: PushOptions): Channel => ({
  name: 'push',
  parallel: 10,
  async send(message) {
    const said = toNotification(message);
    const payload = JSON.stringify({ ...said, tag: message.key });
    const all = message.personId === null ? [] : await devices.listOf(message.personId);
    const known = all.filter(({ endpoint }) => isPushService(endpoint, services));
    const request = (device: Device) =>
      webPush.generateRequestDetails(device, payload, {
        vapidDetails: { subject: `mailto:${/<(.+)>/.exec(from)?.[1] ?? from}`, ...key },
        TTL: KEPT_SECONDS,
        topic: message.key.slice(0, TOPIC_LETTERS),
      });
    const outcomes = await Promise.all(known.map((device) => deliver(request(device))));
    const gone = known.filter((_, index) => outcomes[index] === 'gone');
    for (const { endpoint } of gone) await devices.remove(endpoint);
    const failure = outcomes.find((outcome) => outcome instanceof DeliveryError);
    if (outcomes.includes('taken')) return { subject: said.title, text: said.body };
    if (failure) throw failure;
    return undefined;
  },
  close: () => undefined,
});

type Outcome = 'taken' | 'gone' | DeliveryError;

async function deliver({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = (await answer.text()).slice(0, 300);
    if (answer.ok) return 'taken';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    // This browser may have turned messages on under another key of the shop (RFC 8292, section 4.2).
    if (answer.status === 401 || answer.status === 403) return new DeliveryError('later', `${answer.status} ${text}`);
    const isAway = answer.status === 429 || answer.status >= 500;
    return new DeliveryError(isAway ? 'away' : 'message', `${answer.status} ${text}`);
  } catch (error) {
    return new DeliveryError('away', error instanceof Error ? error.message : String(error), error);
  }
}

/** The text in the browser, and the page of the shop that it opens. */
export function toNotification({ kind, language, data }: Pick<Message, 'kind' | 'language' | 'data'>) {
  const { subject, paragraphs, action } = words[language][kind];
  const [body = ''] = paragraphs(data);
  return { title: subject(data), body, path: action?.path(data) ?? '/' };
}
