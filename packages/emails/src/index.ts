export { type Email, renderEmail } from './email.ts';
export type { EmailContent } from './email-content.ts';
