import { renderScreen } from '@print-shop/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { ScrollMemory } from './scroll-memory.tsx';

const scrollTo = jest.fn();
window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
beforeEach(() => scrollTo.mockClear());

function Screen() {
  const navigate = useNavigate();
  return (
    <>
      <ScrollMemory />
      <Link to="?page=2">Next</Link>
      <Link to="?type=Mugs" state={{ keepsScroll: true }}>
        Filter
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

describe('the scroll position', () => {
  it('is the top on a new page, and where it was left on the way back', async () => {
    const { user } = renderScreen(<Screen />, { at: '/explore', path: '/explore' });
    act(() => {
      Object.assign(window, { scrollY: 640 });
      window.dispatchEvent(new Event('scroll'));
    });
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it.each([
    ['the top', 'navigate', '/explore', undefined],
    ['where it was left, loaded again', 'reload', '/explore', 640],
    ['the top, on another page', 'reload', '/orders', undefined],
  ])('is %s, in a new document', (_, type, path, left) => {
    sessionStorage.setItem('scroll-positions', JSON.stringify({ 'default/explore': 640 }));
    const entries = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    renderScreen(<Screen />, { at: path, path });
    expect(scrollTo.mock.calls).toEqual(left === undefined ? [] : [[0, left]]);
    entries.mockRestore();
    sessionStorage.clear();
  });

  it('stays when a filter changes the address', async () => {
    const { user } = renderScreen(<Screen />, { at: '/explore', path: '/explore' });
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
