import { render, screen } from '@testing-library/react';
import { Button } from './index.ts';

it('is called by what it shows, also while it is busy', () => {
  const button = (isBusy: boolean) => (
    <Button aria-label="Send: invoice 7" busyLabel="Sending..." isBusy={isBusy}>
      Send
    </Button>
  );
  const { rerender } = render(button(false));
  expect(screen.getByRole('button')).toHaveAccessibleName('Send: invoice 7');
  rerender(button(true));
  expect(screen.getByRole('button')).toHaveAccessibleName('Sending...');
});
