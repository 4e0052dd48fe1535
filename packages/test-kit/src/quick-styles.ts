/** Properties that an element takes from its parent, with the value at the root. */
const INHERITED: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };

const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Speeds up jsdom's `getComputedStyle` for `display`, `visibility`, `pointer-events` and `opacity`. Testing Library reads these for every
 * candidate of a query. At each call jsdom compares the element with every rule of its built-in style sheet and copies the result.
 * Tests load no style sheet. The four values then follow from `style` of the element and its ancestors, and from the built-in sheet. Its rules
 * depend on the element's name and attributes. jsdom still computes all other properties, and pages with a style sheet.
 */
export function quickenStyles(window: Window): void {
  const computed = window.getComputedStyle.bind(window);
  /** Values of the built-in style sheet, by name, parent and attributes of an element. */
  const displays = new Map<string, string>();

  const builtInDisplay = (element: Element): string => {
    const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.namespaceURI, element.localName, element.parentElement?.localName, attributes]);
    let display = displays.get(key);
    if (display === undefined) {
      display = computed(element).display;
      displays.set(key, display);
    }
    return display;
  };
  const own = (element: Element, name: string): string =>
    (element as HTMLElement).style?.getPropertyValue(name).replace('inherit', '') ?? '';
  const quick = (element: Element, name: string): string | undefined => {
    if (name === 'opacity') return own(element, name);
    if (name === 'display') return own(element, name) || builtInDisplay(element);
    const initial = INHERITED[name];
    if (initial === undefined) return undefined;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = own(at, name);
      if (value) return value;
    }
    return initial;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return computed(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const rest = (): CSSStyleDeclaration => {
      whole ??= computed(element);
      return whole;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue') {
          return (asked: string) => quick(element, asked) ?? rest().getPropertyValue(asked);
        }
        const value = typeof name === 'string' ? quick(element, toKebab(name)) : undefined;
        if (value !== undefined) return value;
        const found: unknown = Reflect.get(rest(), name);
        return typeof found === 'function' ? found.bind(rest()) : found;
      },
    });
  };
}
