import { quickenStyles } from './quick-styles.ts';

const PAGE = `
  <h1>Title</h1><p>Text <b>bold</b> <span style="display: flex">row</span></p>
  <div hidden><button>Hidden</button></div>
  <div style="visibility: hidden"><em>unseen <i style="visibility: visible">seen</i></em></div>
  <div style="pointer-events: none; opacity: 0.5"><a href="#x" style="pointer-events: auto">on</a><a href="#y">off</a></div>
  <ul><li style="display: none">gone</li><li>here</li></ul>
  <details><summary>More</summary><p>Closed</p></details><details open><summary>More</summary><p>Open</p></details>
  <dialog>closed</dialog><dialog open>open</dialog>
  <form><input type="hidden"><input type="checkbox"><label>Name <input></label><select><option>One</option></select></form>
  <table><tbody><tr><td>cell</td></tr></tbody></table>
  <svg><title>Mug</title><path d="M0 0"></path></svg><template><p>none</p></template><script type="text/plain">x</script>`;
const NAMES = ['display', 'visibility', 'pointer-events', 'opacity', 'color', 'font-size'] as const;

function newWindow(html: string): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('the frame has no window');
  contentWindow.document.body.innerHTML = html;
  return contentWindow;
}

/** Returns the computed styles of each element of the page, by `getPropertyValue` and by property. */
const stylesOf = (window: Window) =>
  [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    const { display, visibility, pointerEvents, opacity, color } = style;
    const values = NAMES.map((name) => style.getPropertyValue(name));
    return { at: element.outerHTML.slice(0, 60), values, display, visibility, pointerEvents, opacity, color };
  });

it.each([
  ['without a style sheet', PAGE],
  ['with a style sheet', `<style>b { display: none } p { visibility: collapse }</style>${PAGE}`],
])('computes what jsdom computes, on a page %s', (_, html) => {
  const window = newWindow(html);
  const before = stylesOf(window);
  quickenStyles(window);
  expect(before.length).toBeGreaterThan(30);
  expect(stylesOf(window)).toEqual(before);
});

it('follows what changes', () => {
  const window = newWindow('<div><p>Text</p></div>');
  quickenStyles(window);
  const [div, p] = [...window.document.querySelectorAll<HTMLElement>('div, p')];
  if (!div || !p) throw new Error('the page is empty');
  expect(window.getComputedStyle(p).visibility).toBe('visible');
  div.style.visibility = 'hidden';
  p.hidden = true;
  const { visibility, display } = window.getComputedStyle(p);
  expect({ visibility, display }).toEqual({ visibility: 'hidden', display: 'none' });
});
