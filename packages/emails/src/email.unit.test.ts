import { renderEmail } from './email.ts';

const content = {
  language: 'hi',
  subject: 'आपका ऑर्डर',
  hello: 'नमस्ते <Asha> जी,',
  paragraphs: ['पहला', 'दूसरा'],
  facts: [{ label: 'कुल', value: '₹1,299' }],
  action: { label: 'ऑर्डर देखिए', href: 'https://shop.example/order/1?a=1&b=2' },
  after: ['बाद में'],
} as const;

describe('an email', () => {
  it('says everything in its text, in order, with the address of its link', async () => {
    const { text } = await renderEmail(content, { shopName: 'Chhaap' });
    expect(text.split('\n\n')).toEqual([
      'नमस्ते <Asha> जी,',
      ...['पहला', 'दूसरा', 'कुल: ₹1,299', 'ऑर्डर देखिए:\nhttps://shop.example/order/1?a=1&b=2', 'बाद में', 'Chhaap'],
    ]);
  });

  it('says the same in its HTML, escaped, in its language', async () => {
    const { html, subject } = await renderEmail(content, { shopName: 'Chhaap' });
    expect(subject).toBe('आपका ऑर्डर');
    expect(html).toMatch(/^<!doctype html>.*<html[^>]* lang="hi"/s);
    expect(html).toContain('नमस्ते &lt;Asha&gt; जी,');
    expect(html).toContain('href="https://shop.example/order/1?a=1&amp;b=2"');
    for (const part of ['पहला', 'दूसरा', 'कुल', '₹1,299', 'बाद में']) expect(html).toContain(part);
  });

  it('loads nothing when it is opened', async () => {
    const { html } = await renderEmail(content, { shopName: 'Chhaap' });
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i);
  });

  it('names where to change what is sent, when it can be changed', async () => {
    const settings = { label: 'Fewer mails', href: 'https://shop.example/profile' };
    const { html, text } = await renderEmail(content, { shopName: 'Chhaap', settings });
    expect(text).toContain('Fewer mails:\nhttps://shop.example/profile');
    expect(html).toContain('href="https://shop.example/profile"');
  });
});
