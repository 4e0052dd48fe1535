import { shop } from '@print-shop/web-kit/testing';
import { renderToString } from 'react-dom/server';
import Announcement from './announcement.tsx';
import { LazyAnnouncement, provideAnnouncement } from './lazy-announcement.tsx';

it('is in the first page that a server draws', () => {
  provideAnnouncement(Announcement);
  const announcement = { isOn: true, text: { en: 'Closed on Friday', hi: '' } };
  expect(renderToString(<LazyAnnouncement shop={{ ...shop, announcement }} />)).toContain('Closed on Friday');
  expect(renderToString(<LazyAnnouncement shop={shop} />)).toBe('');
});
