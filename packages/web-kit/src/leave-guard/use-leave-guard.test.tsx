import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { useLeaveGuard } from './use-leave-guard.ts';

const left = jest.fn();

/** A form with something typed, and buttons of a menu that lead elsewhere by the router. */
function Draft() {
  const navigate = useNavigate();
  useLeaveGuard(true, { question: 'Drop it?', onLeave: left });
  return (
    <>
      <p>The draft</p>
      <button type="button" onClick={() => navigate('/other')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => navigate('?page=2')}>
        Next page
      </button>
      <Link to="/other">The other page</Link>
      <a href="mailto:hello@press.example">Write to us</a>
    </>
  );
}

const open = () => {
  window.history.replaceState(null, '', '/draft');
  left.mockClear();
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/draft" element={<Draft />} />
        <Route path="/other" element={<p>Another page</p>} />
      </Routes>
    </BrowserRouter>,
  );
};
const click = (name: string) => userEvent.click(screen.getByText(name));

it('asks before a menu leads elsewhere, and stays there if it shall', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  open();
  await click('Next page');
  expect([window.location.search, confirm.mock.calls.length]).toEqual(['?page=2', 0]);
  await click('Elsewhere');
  expect(screen.getByText('The draft')).toBeVisible();
  expect([window.location.pathname, left.mock.calls.length]).toEqual(['/draft', 0]);
  await click('Elsewhere');
  expect(screen.getByText('Another page')).toBeVisible();
  expect(left).toHaveBeenCalledTimes(1);
});

it('asks once for a link, and not at all once the draft is gone', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(true);
  const { pushState } = window.history;
  open();
  await click('The other page');
  expect(screen.getByText('Another page')).toBeVisible();
  expect([confirm.mock.calls.length, left.mock.calls.length]).toEqual([1, 1]);
  expect(window.history.pushState).toBe(pushState);
});

it('asks no longer for a form that was saved while another one was guarded', () => {
  window.history.replaceState(null, '', '/draft');
  const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(true);
  const { pushState } = window.history;
  const guard = () =>
    renderHook(({ isDirty }) => useLeaveGuard(isDirty, { question: 'Drop it?' }), { initialProps: { isDirty: true } });
  const [first, second] = [guard(), guard()];
  first.rerender({ isDirty: false });
  second.rerender({ isDirty: false });
  window.history.pushState(null, '', '/other');
  expect(window.location.pathname).toBe('/other');
  expect(confirm).not.toHaveBeenCalled();
  window.history.pushState = pushState;
});

it('asks once when a visitor stays on a page with two guarded forms', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(false);
  open();
  renderHook(() => useLeaveGuard(true, { question: 'Drop the other one?' }));
  await click('The other page');
  expect(screen.getByText('The draft')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('asks once when a visitor leaves a page with two guarded forms', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(true);
  open();
  renderHook(() => useLeaveGuard(true, { question: 'Drop the other one?' }));
  await click('The other page');
  expect(screen.getByText('Another page')).toBeVisible();
  expect([confirm.mock.calls.length, left.mock.calls.length]).toEqual([1, 1]);
});

it('asks nothing for a link that leaves the page as it is', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(false);
  open();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await click('Write to us');
  expect(confirm).not.toHaveBeenCalled();
});

it('asks before the page itself drops what was typed, and not where nothing was', () => {
  const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValueOnce(false).mockReturnValueOnce(true);
  const { result, rerender } = renderHook(({ isDirty }) => useLeaveGuard(isDirty), { initialProps: { isDirty: true } });
  expect([result.current(), result.current()]).toEqual([false, true]);
  expect(confirm).toHaveBeenCalledWith('Discard what you have not saved?');
  rerender({ isDirty: false });
  expect(result.current()).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(2);
});
