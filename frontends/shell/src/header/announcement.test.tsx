import type { Shop } from '@print-shop/web-kit';
import { renderInHindi, renderScreen } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import Announcement from './announcement.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const announcing = (part: object = {}): NonNullable<Shop['announcement']> => ({
  isOn: true,
  text: { en: 'Closed on Friday', hi: 'शुक्रवार को बंद' },
  ...part,
});
const bar = () => screen.queryByRole('complementary', { name: 'Announcement' });

it('says what the shop announces, with its link', () => {
  renderScreen(<Announcement announcement={announcing({ url: 'https://press.example/friday' })} />);
  expect(screen.getByRole('link', { name: 'Closed on Friday' })).toHaveAttribute(
    'href',
    'https://press.example/friday',
  );
});

it.each([
  ['before its time', { from: inHours(1) }],
  ['after its time', { until: inHours(-1) }],
  ['while it is switched off', { isOn: false }],
])('says nothing %s', (_when, part) => {
  renderScreen(<Announcement announcement={announcing(part)} />);
  expect(bar()).toBeNull();
});

it('is there in its time', () => {
  renderScreen(<Announcement announcement={announcing({ from: inHours(-1), until: inHours(1) })} />);
  expect(bar()).toBeVisible();
});

it('is in Hindi for whoever chose it', async () => {
  await renderInHindi(<Announcement announcement={announcing()} />);
  expect(screen.getByText('शुक्रवार को बंद')).toBeVisible();
});
