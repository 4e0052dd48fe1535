export { type Sending, sendForm } from './send-form.ts';
