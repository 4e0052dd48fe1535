import {
  acceptQuotation,
  askAboutQuotation,
  askQuotationCode,
  dayOf,
  declineQuotation,
  readSharedQuotation,
} from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import { allow, type ContractRouter, clientAddress, createLimit, wrongCode } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { toShared } from './quotation.presenter.ts';
import type { QuotationStore } from './quotation.store.ts';
import { alreadyAnswered, type Quotation, refuseSettled, revisedMeanwhile, tooManyNotes } from './quotation.ts';

export interface SharedRoutesDeps {
  quotations: QuotationStore;
  links: MailLinks;
  redis: Redis;
}

const HOUR_SECONDS = 3600;
/** Codes that are mailed for one quotation in an hour. */
const CODES_PER_QUOTATION = 5;
/** Links that one client address may try in an hour, good or bad. */
const OPENED_PER_ADDRESS = 300;
/** Questions about one quotation in an hour. */
const QUESTIONS_PER_QUOTATION = 10;

/** Registers the actions of a quotation's customer by the link in the email, without an account. */
export function sharedRoutes(router: ContractRouter, { quotations, links, redis }: SharedRoutesDeps): void {
  const limit = (name: string, points: number) =>
    createLimit({
      redis,
      prefix: 'pricing',
      name,
      points,
      seconds: HOUR_SECONDS,
      tooMany: { en: 'Too many tries.', hi: 'बहुत ज़्यादा कोशिशें हो चुकी हैं।' },
      code: 'too-many-tries',
    });
  const opened = limit('quotation:address', OPENED_PER_ADDRESS);
  const codes = limit('quotation:codes', CODES_PER_QUOTATION);
  const questions = limit('quotation:questions', QUESTIONS_PER_QUOTATION);

  /** The quotation of a link. It must be the newest one: sending it to another address makes earlier links void. */
  const open = async (token: string, ip: string | undefined): Promise<Quotation> => {
    await opened.take(clientAddress(ip));
    const link = links.readQuotation(token);
    const found = link && (await quotations.find(link.quotationId));
    if (!found || found.sentTo !== link?.email) throw linkIsOver();
    // A revision that staff have not sent yet is no offer, and the one before it is none any more.
    if (!found.state) throw beingRevised();
    return found;
  };
  const openUnanswered = async (token: string, ip: string | undefined): Promise<Quotation> => {
    const found = await open(token, ip);
    refuseSettled(found, dayOf(new Date()));
    return found;
  };

  router
    .on(readSharedQuotation, allow.anyone, async ({ body: { token }, req }) => {
      const found = await open(token, req.ip);
      const seen = await quotations.markSeen(found.id, found.sentTo ?? '', new Date());
      return { status: 200, body: toShared(seen ?? found) };
    })
    .on(askQuotationCode, allow.anyone, async ({ body: { token }, req }) => {
      const found = await openUnanswered(token, req.ip);
      await codes.take(found.id);
      await quotations.challenge(found, new Date());
      return { status: 202, body: { message: 'The code is on its way.' } };
    })
    .on(acceptQuotation, allow.anyone, async ({ body: { token, name, code, revision, buyer }, req }) => {
      const found = await openUnanswered(token, req.ip);
      if (found.revision !== revision) throw revisedMeanwhile();
      const nonce = await quotations.tryCode(found.id, new Date());
      if (nonce === undefined || links.codeOf('quotation', nonce) !== code) throw wrongCode();
      const accepted = await quotations.answer(found, { answer: 'accepted', by: name, buyer }, new Date());
      if (!accepted) throw alreadyAnswered();
      return { status: 200, body: toShared(accepted) };
    })
    .on(declineQuotation, allow.anyone, async ({ body: { token, reason }, req }) => {
      const found = await openUnanswered(token, req.ip);
      const declined = await quotations.answer(found, { answer: 'declined', reason }, new Date());
      if (!declined) throw alreadyAnswered();
      return { status: 200, body: toShared(declined) };
    })
    .on(askAboutQuotation, allow.anyone, async ({ body: { token, text }, req }) => {
      const found = await open(token, req.ip);
      await questions.take(found.id);
      const noted = await quotations.addNote(found, { by: 'customer', name: '', text, at: new Date() });
      if (!noted) throw tooManyNotes();
      return { status: 201, body: toShared(noted) };
    });
}

const linkIsOver = () =>
  notFound(
    {
      en: 'This link does not work any more. Please ask us for a new one.',
      hi: 'यह लिंक अब काम नहीं करता। हमसे नया मँगा लीजिए।',
    },
    'link-over',
  );
const beingRevised = () =>
  notFound(
    {
      en: 'We are changing this quotation. You get an email when it is ready.',
      hi: 'हम यह कोटेशन बदल रहे हैं। तैयार होते ही आपको ईमेल मिल जाएगा।',
    },
    'quotation-in-revision',
  );
