export const en = {
  /** Filled in from a PIN code. */
  filledIn: (city: string, state: string) =>
    `${city}, ${state}: filled in from the PIN code. Please correct it if your post office says otherwise.`,
  noState: 'From the PIN code',
};
