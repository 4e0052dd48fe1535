import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { StoredDesign } from './stored-design.tsx';

const url = '/media/designs/0123456789abcdef0123456789abcdef.png';

it('shows a design, and a note in its place once the file is gone', () => {
  render(<StoredDesign url={url} alt="Your design" />);
  fireEvent.error(screen.getByRole('img', { name: 'Your design' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('This design is no longer kept')).toBeVisible();
});

it('is a link to the file, which goes with it', () => {
  const onGone = jest.fn();
  const { container } = render(
    <StoredDesign url={url} onGone={onGone}>
      View Design
    </StoredDesign>,
  );
  expect(screen.getByRole('link', { name: 'View Design' })).toHaveAttribute('href', url);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(screen.queryByRole('link')).toBeNull();
  expect(onGone).toHaveBeenCalledTimes(1);
});
