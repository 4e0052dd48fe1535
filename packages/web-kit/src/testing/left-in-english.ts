/** Attributes that are read out or shown. */
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'];

function textsOf(element: Element): string[] {
  if (element.matches('[lang=en], [data-testid=address], script, style')) return [];
  const spoken = SPOKEN.flatMap((name) => element.getAttribute(name) ?? []);
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return [...spoken, ...own.map(({ textContent }) => textContent ?? ''), ...[...element.children].flatMap(textsOf)];
}

/**
 * The texts of the page with a Latin word of four letters or more, for a test of a screen in Hindi. Leaves out what is marked
 * as English, and the data that the test names, like the names of customers.
 */
export function leftInEnglish(...data: readonly string[]): string[] {
  const withoutData = (text: string) => data.reduce((rest, one) => rest.replaceAll(one, ''), text);
  return textsOf(document.body).filter((text) => /[A-Za-z]{4,}/.test(withoutData(text)));
}
