import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from './sheet.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button">First</button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filter
      </button>
      <Sheet isOpen={isOpen} title="Filters" onClose={() => setIsOpen(false)}>
        <p>All colours</p>
      </Sheet>
    </>
  );
}

it('gives the focus back to what opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Filter' });
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
