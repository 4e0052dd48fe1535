export { sendForm } from './send-form.ts';
