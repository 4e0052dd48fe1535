import { dayOf } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { renderInHindi, renderScreen, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { ClosedDates, closedDatesFrom } from './closed-dates.tsx';

const because = (en: string, hi = '') => ({ en, hi });
const on = (date: string) => ({ date, reason: because('') });

it('finds the dates from today to 14 days later, the next one first', () => {
  const dates = ['2026-12-26', '2026-12-13', '2026-11-28', '2026-12-14', '2026-11-29'].map(on);
  expect(closedDatesFrom('2026-11-29', dates).map(({ date }) => date)).toEqual(['2026-11-29', '2026-12-13']);
  expect(closedDatesFrom('2026-12-20', dates).map(({ date }) => date)).toEqual(['2026-12-26']);
});

describe('the closed dates beside the hours', () => {
  const inDays = (days: number) => dayOf(new Date(Date.now() + days * 24 * 3600 * 1000));
  const closed = {
    weekdays: [0],
    dates: [
      { date: inDays(3), reason: because('Diwali', 'दिवाली') },
      { date: inDays(5), reason: because('') },
      { date: inDays(20), reason: because('Holi') },
    ],
  };

  it('name the day, and the reason where there is one', () => {
    renderScreen(<ClosedDates shop={{ ...shop, closed }} />);
    expect(screen.getByText(`Closed on ${formatDate(inDays(3))}: Diwali`)).toBeVisible();
    expect(screen.getByText(`Closed on ${formatDate(inDays(5))}`)).toBeVisible();
    expect(screen.queryByText(/Holi/)).toBeNull();
  });

  it('are in Hindi for whoever chose it', async () => {
    await renderInHindi(<ClosedDates shop={{ ...shop, closed }} />);
    expect(screen.getByText(/ को बंद: दिवाली$/)).toBeVisible();
  });

  it('say nothing for a shop without settings', () => {
    renderScreen(<ClosedDates shop={shop} />);
    expect(screen.queryByText(/Closed/)).toBeNull();
  });
});
