import { renderInHindi, renderScreen, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { ANNOUNCEMENT_CLOSED } from '../announcement-closed.ts';
import Announcement from './announcement.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const announcing = (part: object = {}) => ({
  ...shop,
  announcement: { isOn: true, text: { en: 'Closed on Friday', hi: 'शुक्रवार को बंद' }, ...part },
});
beforeEach(() => sessionStorage.removeItem(ANNOUNCEMENT_CLOSED));
const bar = () => screen.queryByRole('complementary', { name: 'Announcement' });

it('says what the shop announces, with its link', () => {
  renderScreen(<Announcement shop={announcing({ url: 'https://press.example/friday' })} />);
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
  renderScreen(<Announcement shop={announcing(part)} />);
  expect(bar()).toBeNull();
});

it('is there in its time, and not for a shop that announces nothing', () => {
  const { unmount } = renderScreen(<Announcement shop={announcing({ from: inHours(-1), until: inHours(1) })} />);
  expect(bar()).toBeVisible();
  unmount();
  renderScreen(<Announcement shop={shop} />);
  expect(bar()).toBeNull();
});

it('is in Hindi for whoever chose it', async () => {
  await renderInHindi(<Announcement shop={announcing()} />);
  expect(screen.getByText('शुक्रवार को बंद')).toBeVisible();
});

it('is in English where there is no Hindi', async () => {
  await renderInHindi(<Announcement shop={announcing({ text: { en: 'Closed on Friday', hi: '' } })} />);
  expect(screen.getByText('Closed on Friday')).toBeVisible();
});

describe('an announcement that is closed', () => {
  const close = async () => {
    const view = renderScreen(
      <>
        <Announcement shop={announcing()} />
        <main id="content" tabIndex={-1} />
      </>,
    );
    await view.user.click(screen.getByRole('button', { name: 'Close announcement' }));
    return view;
  };

  it('goes at once, and leaves the focus at the content', async () => {
    await close();
    expect(bar()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays away in this tab, in either language', async () => {
    const { unmount } = await close();
    unmount();
    const again = renderScreen(<Announcement shop={announcing()} />);
    expect(bar()).toBeNull();
    again.unmount();
    await renderInHindi(<Announcement shop={announcing()} />);
    expect(screen.queryByText('शुक्रवार को बंद')).toBeNull();
  });

  it('does not take the next one with it', async () => {
    const { unmount } = await close();
    unmount();
    renderScreen(<Announcement shop={announcing({ text: { en: 'New: neon signs', hi: '' } })} />);
    expect(screen.getByText('New: neon signs')).toBeVisible();
  });
});
