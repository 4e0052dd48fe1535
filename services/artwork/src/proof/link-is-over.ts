import { notFound } from '@print-shop/service-kit';

export const linkIsOver = () =>
  notFound(
    {
      en: 'This link does not work any more. Please ask us for a new one.',
      hi: 'यह लिंक अब काम नहीं करता। हमसे नया मँगा लीजिए।',
    },
    'link-over',
  );
