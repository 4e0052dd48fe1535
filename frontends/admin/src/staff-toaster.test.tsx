import { toast } from '@print-shop/ui';
import { leftInEnglish, renderInHindi, renderScreen } from '@print-shop/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { StaffToaster } from './staff-toaster.tsx';

const page = (
  <>
    <StaffToaster />
    <button type="button">Elsewhere</button>
  </>
);

/** Lets time go by in steps, since React renders, and sets further timers, after each. */
async function later(ms: number) {
  for (let gone = 0; gone < ms; gone += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}

async function shown(text: string, tone?: 'good' | 'bad') {
  await act(async () => toast(text, tone));
  await later(100);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  sonner.dismiss();
  await later(1000);
  jest.useRealTimers();
});

describe('toasts of staff pages', () => {
  it('appear once, in the region of the staff page', async () => {
    renderScreen(page);
    await shown('Sent');
    await shown('Sent');
    await later(500);
    const region = screen.getByRole('region', { name: /^Notices/ });
    expect(within(region).getByRole('status')).toHaveTextContent('Sent');
    expect(screen.getAllByText('Sent')).toHaveLength(1);
    expect(screen.getByRole('list')).toHaveStyle({ fontFamily: 'inherit' });
  });

  it('announce a failure as an alert', async () => {
    renderScreen(page);
    await shown('Update failed', 'bad');
    expect(screen.getByRole('alert')).toHaveTextContent('Update failed');
  });

  it('go after three seconds', async () => {
    renderScreen(page);
    await shown('Sent');
    await later(2500);
    expect(screen.getByText('Sent')).toBeVisible();
    await later(1500);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('stay while the mouse rests on them', async () => {
    renderScreen(page);
    await shown('Sent');
    const list = screen.getByRole('list');
    fireEvent.mouseEnter(list);
    await later(10_000);
    expect(screen.getByText('Sent')).toBeVisible();
    fireEvent.mouseLeave(list);
    await later(4000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('stay while one has the focus', async () => {
    renderScreen(page);
    await shown('Sent');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await later(10_000);
    expect(screen.getByText('Sent')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    await later(4000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('go when dismissed', async () => {
    renderScreen(page);
    await shown('Sent');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await later(1000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('are shown by the shell again once the page is left', async () => {
    renderScreen(page).unmount();
    renderScreen(<p>The shop</p>);
    await shown('Added');
    expect(screen.getByRole('status')).toHaveTextContent('Added');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('have a region that is named in Hindi', async () => {
  await renderInHindi(<StaffToaster />);
  expect(screen.getByRole('region', { name: /^सूचनाएँ/ })).toBeInTheDocument();
  expect(leftInEnglish()).toEqual([]);
});
