import { notFound } from '@print-shop/service-kit';

/** The answer to a signed link that opens nothing any more. */
export const linkOver = () =>
  notFound(
    { en: 'This link has expired. Please open the file again.', hi: 'यह लिंक अब नहीं चलता। फ़ाइल फिर से खोलिए।' },
    'link-over',
  );
