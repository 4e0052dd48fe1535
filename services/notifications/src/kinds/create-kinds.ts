import { createMailLinks, type MailLinks } from '@print-shop/links';
import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { type Config, shopNameOf } from '../config.ts';
import type { UnsubscribeLinks } from '../person/unsubscribe-link.ts';
import { type KindsRoutesDeps, kindsRoutes } from './kinds.routes.ts';
import { createSentenceStore, readSentences, sentenceModel } from './sentence.store.ts';
import { mailWriter } from './write-mail.ts';

interface KindsDeps {
  config: Config;
  mongo: Connection;
  relay: Relay;
  links: UnsubscribeLinks;
  mailLinks: MailLinks;
}

/** Creates the kinds of messages and the shop's own sentences. Returns the writer of emails; `routes` registers the routes. */
export function createKinds({ config, mongo, relay, links, mailLinks }: KindsDeps) {
  const sentences = createSentenceStore(sentenceModel(mongo), relay);
  const shop = { shopName: shopNameOf(config), publicUrl: config.PUBLIC_URL, mailLinks };
  const write = mailWriter({ ...shop, links, ownSentence: readSentences(sentences) });
  // A preview for staff opens nothing.
  const preview = mailWriter({
    ...shop,
    mailLinks: createMailLinks({}),
    links,
    ownSentence: async (kind, code) => (await sentences.find(kind))[code],
  });
  return {
    write,
    routes: (router: ContractRouter, { messages, channels, people }: Omit<KindsRoutesDeps, 'sentences' | 'write'>) =>
      kindsRoutes(router, { messages, sentences, write: preview, channels, people }),
  };
}
