import { createMailLinks, type MailLinks } from '@print-shop/links';
import type { Relay } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import type { UnsubscribeLinks } from '../person/unsubscribe-link.ts';
import { createSentenceStore, readSentences, sentenceModel } from './sentence.store.ts';
import { mailWriter, type WriteMailOptions } from './write-mail.ts';

interface KindsDeps extends Pick<WriteMailOptions, 'getShopName'> {
  config: Config;
  mongo: Connection;
  relay: Relay;
  links: UnsubscribeLinks;
  mailLinks: MailLinks;
}

/** Creates the kinds of messages: the store of the shop's own sentences, and the writers of emails and of their previews. */
export function createKinds({ config, getShopName, mongo, relay, links, mailLinks }: KindsDeps) {
  const sentences = createSentenceStore(sentenceModel(mongo), relay);
  const shop = { getShopName, publicUrl: config.PUBLIC_URL, mailLinks };
  return {
    sentences,
    write: mailWriter({ ...shop, links, ownSentence: readSentences(sentences) }),
    /** Writes with the sentences as they are stored now. Its links open nothing, as staff read it. */
    preview: mailWriter({
      ...shop,
      mailLinks: createMailLinks({}),
      links,
      ownSentence: async (kind, code) => (await sentences.find(kind))[code],
    }),
  };
}
