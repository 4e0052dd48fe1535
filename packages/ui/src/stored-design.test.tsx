import { act, fireEvent, render, screen } from '@testing-library/react';
import { StoredDesign } from './stored-design.tsx';

const name = '/media/designs/0123456789abcdef0123456789abcdef.png';
const url = `${name}?until=1800000000&signature=a`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const fail = (picture: Element | null) => {
  if (picture) fireEvent.error(picture);
  act(() => jest.advanceTimersByTime(3_000));
};

it('shows a design, asks for it again while it is being checked, and shows a note in its place once it is gone', () => {
  render(<StoredDesign url={url} alt="Your design" />);
  for (const _time of ['at first', 'again', 'at last']) fail(screen.getByRole('img', { name: 'Your design' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('This design is no longer kept')).toBeVisible();
});

it('is shown by a new link where the one before was over', () => {
  const { container, rerender } = render(<StoredDesign url={url}>View Design</StoredDesign>);
  for (const _time of [1, 2, 3]) fail(container.querySelector('img'));
  expect(screen.queryByRole('link')).toBeNull();
  const later = url.replace('18', '19');
  rerender(<StoredDesign url={later}>View Design</StoredDesign>);
  expect(screen.getByRole('link', { name: 'View Design' })).toHaveAttribute('href', later);
  expect(container.querySelector('img')).toHaveAttribute('src', later);
});

it('is a link to the file in a new tab; one for staff saves it', () => {
  const { rerender } = render(<StoredDesign url={url}>View Design</StoredDesign>);
  const link = screen.getByRole('link', { name: 'View Design' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  rerender(<StoredDesign url={`${name}?download=yes&until=1800000000&signature=a`}>View Design</StoredDesign>);
  expect(link).not.toHaveAttribute('target');
});
