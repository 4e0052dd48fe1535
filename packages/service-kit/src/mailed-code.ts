import { randomBytes } from 'node:crypto';
import { MAILED_CODE_MINUTES } from '@print-shop/contracts';
import type { Model, UpdateQuery } from 'mongoose';
import { invalidInput } from './errors.ts';

const TRIES = 5;

/** A document keeps this of an emailed code. The code itself follows from the nonce by the key of emailed links. */
export interface MailedCode {
  nonce: string;
  expiresAt: Date;
  tries: number;
  /** The version that it answers, in a document that asks for several answers. */
  version?: number;
}

export interface WithMailedCode {
  challenge?: MailedCode;
}

export const mailedCodeField = { challenge: { nonce: String, expiresAt: Date, tries: Number, version: Number } };

export const newMailedCode = (now: Date): MailedCode => ({
  nonce: randomBytes(16).toString('hex'),
  expiresAt: new Date(now.getTime() + MAILED_CODE_MINUTES * 60_000),
  tries: 0,
});

/** Counts a try. Returns the nonce of the code, or `undefined` after five tries or ten minutes. */
export async function tryMailedCode<Document extends WithMailedCode>(
  model: Model<Document>,
  id: string,
  now: Date,
  version?: number,
): Promise<string | undefined> {
  const isOpen = { 'challenge.tries': { $lt: TRIES }, 'challenge.expiresAt': { $gt: now } };
  const tried = await model
    .findOneAndUpdate(
      { _id: id, ...isOpen, ...(version === undefined ? {} : { 'challenge.version': version }) },
      { $inc: { 'challenge.tries': 1 } } as UpdateQuery<Document>,
      { returnDocument: 'after', projection: { challenge: 1 } },
    )
    .lean<WithMailedCode>();
  return tried?.challenge?.nonce;
}

export const wrongCode = () =>
  invalidInput(
    {
      en: 'This code is wrong or has expired. Please check it, or ask for a new one.',
      hi: 'यह कोड सही नहीं है या पुराना हो गया है। जाँच लीजिए, या नया मँगाइए।',
    },
    'wrong-code',
  );
