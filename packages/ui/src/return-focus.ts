/** The time that a list may take to drop the row in which a dialog was opened. */
const ROW_MS = 5_000;

/** An element and what is around it, nearest first. An element that was removed no longer knows where it was. */
export function placeOf(element: Element | null): Element[] {
  const place: Element[] = [];
  for (let at = element; at; at = at.parentElement) place.push(at);
  return place;
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus back to the first element of a place. When that is removed, now or soon, the nearest heading has it. */
export function returnFocus(place: readonly Element[]): void {
  const [opener] = place;
  if (!(opener instanceof HTMLElement)) return;
  const toHeading = () => {
    const left = place.find((element) => element.isConnected && element.querySelector('h1, h2, h3'));
    const heading = left?.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading || !isLost()) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  if (!opener.isConnected) {
    toHeading();
    return;
  }
  opener.focus();
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    toHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), ROW_MS);
}
