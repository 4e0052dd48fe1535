import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createLanguage, defineMessages, formatDate, formatRupees, formatWholeRupees, language } from './index.ts';

const page = (cookie: string, protocol = 'http:') => ({
  cookie,
  documentElement: { lang: '' } as HTMLElement,
  location: { protocol } as Location,
});

describe('the language', () => {
  it.each([
    ['', 'en'],
    ['theme=dark; language=hi', 'hi'],
    ['language=fr', 'en'],
    ['mylanguage=hi', 'en'],
  ])('read from the cookies "%s" is %s', (cookie, expected) => {
    const document = page(cookie);
    expect(createLanguage(document).read()).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });

  it('is remembered for a year once chosen', () => {
    const document = page('');
    createLanguage(document).choose('hi');
    expect(document.cookie).toBe('language=hi; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(document.documentElement.lang).toBe('hi');
  });

  it('is sent over no plain connection once it was chosen over https', () => {
    const document = page('', 'https:');
    createLanguage(document).choose('hi');
    expect(document.cookie).toBe('language=hi; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });
});

let loads = 0;
const load = async () => {
  loads += 1;
  return { title: 'आपका कार्ट', pieces: (count: number) => `${count} पीस` };
};
const useText = defineMessages({ title: 'Your cart', pieces: (count: number) => `${count} pieces` }, { hi: load });
function Cart() {
  const text = useText();
  return (
    <p>
      {text.title}: {text.pieces(3)}
    </p>
  );
}

describe('the texts of a feature', () => {
  afterEach(() => act(() => language.choose('en')));

  it('follow the chosen language, which is loaded only then', async () => {
    render(
      <Suspense fallback="…">
        <Cart />
      </Suspense>,
    );
    expect(screen.getByText('Your cart: 3 pieces')).toBeVisible();
    expect(loads).toBe(0);
    await act(async () => language.choose('hi'));
    expect(await screen.findByText('आपका कार्ट: 3 पीस')).toBeVisible();
    expect(loads).toBe(1);
  });
});

const useGreeting = defineMessages({ hello: 'Welcome' }, { hi: () => Promise.reject(new Error('offline')) });
const Greeting = () => <p>{useGreeting().hello}</p>;

describe('texts that cannot be loaded', () => {
  it('are shown in English', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await act(async () => {
      language.choose('hi');
      render(
        <Suspense fallback="…">
          <Greeting />
        </Suspense>,
      );
    });
    expect(await screen.findByText('Welcome')).toBeVisible();
    act(() => language.choose('en'));
    warn.mockRestore();
  });
});

describe('amounts and dates', () => {
  it.each([
    [123456, '₹1,23,456.00', '₹1,23,456'],
    [319.2, '₹319.20', '₹319.20'],
    [0, '₹0.00', '₹0'],
  ])('write %p in the Indian way', (rupees, exact, inProse) => {
    expect(formatRupees(rupees)).toBe(exact);
    expect(formatWholeRupees(rupees)).toBe(inProse);
  });

  it('are those of the shop, in the visitor’s language', () => {
    expect(formatDate('2026-11-20T20:00:00.000Z')).toBe('21 Nov 2026');
    act(() => language.choose('hi'));
    expect(formatDate('2026-11-20T20:00:00.000Z')).toMatch(/^21 नव/);
    act(() => language.choose('en'));
  });
});
