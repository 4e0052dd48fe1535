import { render, screen } from '@testing-library/react';
import { expectSpokenNames } from './spoken-names.ts';

it.each([
  ['Make default', 'Make 2 FC Road the default'],
  ['रद्द करें', 'मग हटाएँ'],
])('"%s" cannot be said to a control that is called "%s"', async (shown, name) => {
  const { unmount } = render(
    <button type="button" aria-label={name}>
      {shown}
    </button>,
  );
  await expect(expectSpokenNames()).rejects.toThrow(name);
  unmount();
});

it.each([
  ['Make default', 'Make default: 2 FC Road'],
  ['रद्द करें', 'मग रद्द करें'],
  ['', 'Close'],
])('"%s" can be said to a control that is called "%s"', async (shown, name) => {
  render(
    <button type="button" aria-label={name}>
      {shown}
    </button>,
  );
  await expectSpokenNames();
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});
