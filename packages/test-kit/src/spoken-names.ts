import axe from 'axe-core';

const RULE = 'label-content-name-mismatch';
/** Controls that may have another name than the words that they show. */
const NAMED = ':is(a, button, summary, [role]):is([aria-label], [aria-labelledby])';

/** axe measures on a canvas whether a font draws words as icons, and jsdom has none; with these values they are words. */
const pen = {
  canvas: {},
  measureText: (text: string) => ({ width: text.length }),
  fillText: () => undefined,
  clearRect: () => undefined,
  getImageData: () => ({ data: Uint8ClampedArray.of(255, 255, 255, 255) }),
};

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const nameOf = (control: HTMLElement): string => {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return ids.length > 0 ? labels.join(' ') : (control.getAttribute('aria-label') ?? '');
};
/** Whether the name of a control lacks something of its text, which may be hidden: then axe decides, which takes its time. */
const isDoubtful = (control: HTMLElement): boolean => !bare(nameOf(control)).includes(bare(control.textContent));

/** People who control the browser by voice say the words that they see: the name of a control contains these (WCAG 2.5.3). */
export async function expectSpokenNames(): Promise<void> {
  const controls = [...document.querySelectorAll<HTMLElement>(NAMED)].filter(isDoubtful);
  if (controls.length === 0) return;
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  // Work that a screen still does meanwhile needs no `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    const { violations } = await axe.run({ include: controls }, { runOnly: [RULE], preload: false });
    const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => document.querySelector(String(target))));
    const named = found.map((control) => ({ shows: control?.textContent, name: control?.getAttribute('aria-label') }));
    expect({ namesWithoutTheWordsShown: named }).toEqual({ namesWithoutTheWordsShown: [] });
  } finally {
    Object.assign(HTMLCanvasElement.prototype, { getContext });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
}

// Tests of pages that the server draws have no document.
/** Holds every test of a component to it. */
export default function holdToSpokenNames(): void {
  afterEach(expectSpokenNames);
}
