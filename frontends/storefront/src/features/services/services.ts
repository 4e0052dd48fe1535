import type { UsualService } from '@print-shop/contracts';

/** Colours of the inks that pages are printed in. */
export type Ink = 'cyan' | 'magenta' | 'yellow' | 'key';

interface Look {
  ink: Ink;
  /** Where the buttons of the hero lead, in the order of their labels. */
  buttons: readonly [string, string];
}

/** The look of the services that the pages have texts for. */
export const LOOKS: Readonly<Record<UsualService, Look>> = {
  advertising: { ink: 'magenta', buttons: ['/explore', '/contact'] },
  printing: { ink: 'cyan', buttons: ['/explore', '/contact'] },
  ledboard: { ink: 'yellow', buttons: ['/explore', '/contact'] },
  design: { ink: 'key', buttons: ['/explore', '/portfolio'] },
};

/** The look of a service that only the shop has described. */
export const PLAIN_LOOK: Look = { ink: 'cyan', buttons: ['/explore', '/contact'] };
