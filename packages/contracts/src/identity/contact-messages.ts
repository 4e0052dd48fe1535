import { z } from 'zod';
import { consentInput } from '../consent.ts';
import { defineRoute } from '../route.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { emailInput, isoDate, messageSchema, objectId, pageQuery, requiredName } from '../shared.ts';

const EMAIL_REQUIRED = sentence('Please enter your email address.');
const filled = (max: number, message: Sentence) => z.string({ error: message }).trim().min(1, message).max(max);

export const contactMessageBody = z.object({
  name: requiredName(120, sentence('Please enter your name.')),
  email: emailInput(EMAIL_REQUIRED),
  message: filled(5000, sentence('Please write your message.')),
  consent: consentInput,
  website: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Shown to nobody: a message with this filled in comes from a program and is not kept' }),
});

const contactMessageSchema = z
  .object({ _id: objectId, name: z.string(), email: z.string(), message: z.string(), createdAt: isoDate })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.output<typeof contactMessageSchema>;

export const sendContactMessage = defineRoute({
  id: 'sendContactMessage',
  method: 'post',
  path: '/api/contact-messages',
  access: 'anyone',
  summary: 'Store a contact message for staff, where the shop has switched this on',
  tag: 'contact messages',
  body: contactMessageBody,
  responses: { 201: messageSchema },
});

export const listContactMessages = defineRoute({
  id: 'listContactMessages',
  method: 'get',
  path: '/api/contact-messages',
  access: 'staff',
  permission: 'messages:read',
  summary: 'Stored contact messages, newest first',
  tag: 'contact messages',
  query: pageQuery(20),
  responses: { 200: z.array(contactMessageSchema) },
});
