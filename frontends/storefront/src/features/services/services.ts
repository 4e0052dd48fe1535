import type { useText } from './messages/index.ts';

export type ServiceSlug = keyof ReturnType<typeof useText>['services'];

export interface Service {
  slug: ServiceSlug;
  /** Colour of the ink the page is printed in. */
  ink: 'cyan' | 'magenta' | 'yellow' | 'key';
  /** Where the buttons of the hero lead, in the order of their labels. */
  buttons: readonly [string, string];
}

/** In the order of the services' index page. */
export const SERVICES: readonly Service[] = [
  { slug: 'advertising', ink: 'magenta', buttons: ['/explore', '/contact'] },
  { slug: 'printing', ink: 'cyan', buttons: ['/explore', '/contact'] },
  { slug: 'ledboard', ink: 'yellow', buttons: ['/explore', '/contact'] },
  { slug: 'design', ink: 'key', buttons: ['/explore', '/portfolio'] },
];
