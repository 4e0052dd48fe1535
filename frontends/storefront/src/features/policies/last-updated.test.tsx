import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LastUpdated } from './last-updated.tsx';

afterEach(() => void jest.useRealTimers());

it('says today’s date on a page that was drawn the day before, without a fault', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  const box = document.createElement('div');
  box.innerHTML = renderToString(<LastUpdated />);
  expect(box).toHaveTextContent('Last updated: 27 Nov 2026');
  const drawn = box.firstElementChild;
  jest.useRealTimers();
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') });
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(box, <LastUpdated />, { onRecoverableError: (error) => faults.push(error) }),
  );
  expect(box).toHaveTextContent('Last updated: 28 Nov 2026');
  expect(box.firstElementChild).toBe(drawn);
  expect(faults).toEqual([]);
  act(() => root.unmount());
});
