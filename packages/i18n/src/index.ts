export { defineMessages, loadMessages, type Messages } from './define-messages.ts';
export { formatDate, formatDateTime } from './format-date.ts';
export { formatRupees, formatWholeRupees } from './format-rupees.ts';
export { createLanguage, isLanguage, LANGUAGES, type Language } from './language.ts';
export { language, useLanguage } from './use-language.ts';
