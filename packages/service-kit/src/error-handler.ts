import type { Text } from '@print-shop/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import {
  DomainError,
  invalidInput,
  notFound,
  statusOfKind,
  tooLarge,
  unavailable,
  unsupportedMedia,
} from './errors.ts';
import { chooseLanguage } from './language.ts';
import { currentRequestId, type Logger } from './log.ts';

/** Names under which the Mongo driver and ioredis report that their server cannot be reached. */
const awayNames =
  /^(Mongo(ose)?ServerSelection|MongoNetwork(Timeout)?|MongoNotConnected|MongoPoolCleared|MongoTopologyClosed|MaxRetriesPerRequest)Error$/;
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
const awayMessages = /^(Connection is closed|Command timed out|Stream isn't writeable|LOADING )/;

/** Whether an error says that a database, cache or store is away, so that trying again later may help. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayNames.test(error.name) || awayCodes.has(code) || awayMessages.test(error.message);
}

/** Turns errors of frameworks and drivers into a refusal; `undefined` for unforeseen errors. */
function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) return undefined;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.parse.failed')
    return invalidInput(
      { en: 'The request body is not valid JSON.', hi: 'भेजा गया डेटा सही JSON नहीं है।' },
      'malformed-json',
    );
  if (type === 'entity.too.large')
    return tooLarge({ en: 'The request body is too large.', hi: 'भेजा गया डेटा बहुत बड़ा है।' });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return unsupportedMedia({
      en: 'The encoding of the request body is not supported.',
      hi: 'भेजे गए डेटा की एन्कोडिंग नहीं चलती।',
    });
  }
  if (error instanceof URIError)
    return invalidInput(
      { en: 'The address of the request is malformed.', hi: 'रिक्वेस्ट का पता ग़लत लिखा है।' },
      'malformed-address',
    );
  if (error.name === 'CastError')
    return invalidInput({
      en: 'An id or value of the request has the wrong form.',
      hi: 'रिक्वेस्ट में कोई आईडी या मान ग़लत रूप में है।',
    });
  if (isAway(error)) {
    return unavailable(
      {
        en: 'The shop is briefly unavailable. Please try again.',
        hi: 'दुकान अभी थोड़ी देर के लिए उपलब्ध नहीं है। फिर कोशिश कीजिए।',
      },
      'unavailable',
      {
        retryAfterSeconds: 2,
        cause: error,
      },
    );
  }
  const status = 'status' in error ? Number(error.status) : 0;
  if (status >= 400 && status < 500)
    return invalidInput({ en: 'The request is malformed.', hi: 'रिक्वेस्ट ग़लत रूप में है।' }, 'malformed-request');
  return undefined;
}

export const answerUnknownRoute: RequestHandler = () => {
  throw notFound({ en: 'There is nothing at this address.', hi: 'इस पते पर कुछ नहीं है।' }, 'unknown-route');
};

const unforeseen: Text = {
  en: 'Something went wrong on our side. Please try again.',
  hi: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। फिर कोशिश कीजिए।',
};

/**
 * The last handler of an app: every error becomes `{ message, code, details?, current? }` in the language of the request; an
 * unforeseen one becomes a bare 500.
 */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (error, _req, res, next) => {
    const known = toDomainError(error);
    if (known?.kind === 'unavailable') logger.error({ err: known }, 'a dependency is away');
    res.locals.isBusy = known?.kind === 'busy';
    if (res.locals.isBusy && !res.headersSent) res.set('X-Busy', '1'); // for the gateway's log and metrics
    if (!known) logger.error({ err: error }, 'unforeseen error');
    if (res.headersSent) return next(error);
    if (known?.retryAfterSeconds !== undefined) res.set('Retry-After', String(Math.ceil(known.retryAfterSeconds)));
    if (known?.kind === 'unauthenticated') res.set('WWW-Authenticate', 'Bearer');
    const language = chooseLanguage(res);
    if (known) {
      const { text, code, current } = known;
      const details = known.details?.map(({ path, message }) => ({ path, message: message[language] }));
      // Fields without a value are left out of JSON.
      res.status(statusOfKind[known.kind]).json({ message: text[language], code, details, current });
      return;
    }
    res.status(500).json({ message: unforeseen[language], code: 'internal', requestId: currentRequestId() });
  };
}
