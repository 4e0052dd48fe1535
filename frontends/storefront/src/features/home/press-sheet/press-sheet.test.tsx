import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { PressSheet, providePressSheet } from './press-sheet.tsx';

// Test files share the modules of their worker, and the home page's test has loaded the drawing.
beforeEach(() => providePressSheet(undefined));

it('keeps the drawing of the server, and loads no code for it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = document.createElement('div');
  page.innerHTML = '<svg viewBox="0 0 760 640" role="img"><rect width="760" height="640"></rect></svg>';
  document.body.append(page);
  const drawn = page.querySelector('rect');
  const root = await act(async () => hydrateRoot(page, <PressSheet />));
  await act(async () => root.render(<PressSheet className="block" />));
  expect(page.querySelector('rect')).toBe(drawn);
  expect(page.querySelector('svg')).toHaveClass('block');
  expect(page.querySelectorAll('svg > *')).toHaveLength(1);
  await act(async () => root.unmount());
  page.remove();
  error.mockRestore();
});
