import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button">First</button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog isOpen title="A question" onClose={() => setIsOpen(false)}>
          <p>Really?</p>
        </Dialog>
      )}
    </>
  );
}

it('gives the focus back to what opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

/** Rows that are each removed by a dialog of their own: as it closes, or when `removeLater` calls back. */
function Rows({ removeLater }: { removeLater?: (remove: () => void) => void }) {
  const [rows, setRows] = useState(['One', 'Two']);
  const [open, setOpen] = useState<string>();
  const remove = () => setRows((left) => left.filter((row) => row !== open));
  const confirm = () => {
    setOpen(undefined);
    if (removeLater) removeLater(remove);
    else remove();
  };
  return (
    <main>
      <h1>Page</h1>
      <section>
        <h2>List</h2>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button" onClick={() => setOpen(row)}>
                  {row}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {open && (
        <Dialog isOpen title="A question" onClose={() => setOpen(undefined)}>
          <button type="button" onClick={confirm}>
            Remove
          </button>
        </Dialog>
      )}
    </main>
  );
}

it.each([
  ['as the dialog closes', false],
  ['a moment later', true],
])('gives the focus to the heading of a list whose row is removed %s', async (_, isLater) => {
  const user = userEvent.setup();
  let remove: (() => void) | undefined;
  const removeLater = (callback: () => void) => {
    remove = callback;
  };
  render(<Rows {...(isLater ? { removeLater } : {})} />);
  for (const row of ['One', 'Two']) {
    await user.click(screen.getByRole('button', { name: row }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    if (isLater) {
      await waitFor(() => expect(screen.getByRole('button', { name: row })).toHaveFocus());
      act(() => remove?.());
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: row })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus());
  }
});

it('leaves the focus where a customer has put it meanwhile', async () => {
  const user = userEvent.setup();
  let remove: (() => void) | undefined;
  render(
    <Rows
      removeLater={(callback) => {
        remove = callback;
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'One' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'One' })).toHaveFocus());
  await user.tab();
  act(() => remove?.());
  expect(screen.queryByRole('button', { name: 'One' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus();
});
