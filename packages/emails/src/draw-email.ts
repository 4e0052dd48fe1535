import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent, EmailFooter } from './email-content.ts';

// Elements without JSX: services run from their TypeScript sources, in which Node takes no JSX. The colours are those of
// packages/ui/src/styles, written out because mail programs know no custom properties.

const font = "Anek Latin, 'Anek Devanagari', 'Noto Sans Devanagari', system-ui, sans-serif";
const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#fbf8f1', color: '#17150f', fontFamily: font },
  sheet: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '28px 24px',
    backgroundColor: '#ffffff',
    borderTop: '4px solid #c2185b',
  },
  shop: { margin: '0 0 20px', fontSize: '15px', lineHeight: '20px', fontWeight: 700 },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', fontWeight: 700 },
  text: { margin: '0 0 14px', fontSize: '16px', lineHeight: '25px', whiteSpace: 'pre-line' },
  table: { width: '100%', margin: '4px 0 18px', borderCollapse: 'collapse', fontSize: '16px', lineHeight: '24px' },
  label: { padding: '6px 12px 6px 0', borderBottom: '1px solid #e4ddcd', textAlign: 'left', fontWeight: 400 },
  value: { padding: '6px 0', borderBottom: '1px solid #e4ddcd', textAlign: 'right', fontWeight: 700 },
  button: {
    padding: '13px 22px',
    borderRadius: '4px',
    backgroundColor: '#c2185b',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '14px 0 0', color: '#5c574b', fontSize: '14px', lineHeight: '20px', wordBreak: 'break-all' },
  rule: { margin: '24px 0 12px', borderColor: '#e4ddcd' },
} satisfies Record<string, CSSProperties>;

const facts = (rows: NonNullable<EmailContent['facts']>): ReactElement | false =>
  rows.length > 0 &&
  h(
    'table',
    { style: styles.table },
    h(
      'tbody',
      null,
      rows.map(({ label, value }) =>
        h(
          'tr',
          { key: `${label} ${value}` },
          h('th', { scope: 'row', style: styles.label }, label),
          h('td', { style: styles.value }, value),
        ),
      ),
    ),
  );

const paragraph = (text: string): ReactElement => h(Text, { key: text, style: styles.text }, text);
const link = ({ label, href }: { label: string; href: string }): ReactElement =>
  h(Link, { href, style: { color: '#5c574b', textDecoration: 'underline' } }, label);

function sheet(content: EmailContent, { shopName, settings, showsAddress }: EmailFooter): ReactElement {
  const { subject, hello, paragraphs, action, after = [] } = content;
  return h(
    Container,
    { style: styles.sheet },
    h(Text, { style: styles.shop }, shopName),
    h(Heading, { as: 'h1', style: styles.heading }, subject),
    [hello, ...paragraphs].map(paragraph),
    facts(content.facts ?? []),
    action && h(Button, { href: action.href, style: styles.button }, action.label),
    action && showsAddress && h(Text, { style: styles.small }, h(Link, { href: action.href }, action.href)),
    after.map((text) => h(Text, { key: text, style: { ...styles.small, wordBreak: 'normal' } }, text)),
    h(Hr, { style: styles.rule }),
    h(Text, { style: { ...styles.small, margin: 0 } }, shopName),
    settings && h(Text, { style: styles.small }, link(settings)),
  );
}

export function drawEmail(content: EmailContent, footer: EmailFooter): string {
  const { language, subject, paragraphs } = content;
  const page = h(
    Html,
    { lang: language, dir: 'ltr' },
    h(Head, null, h('title', null, subject)),
    h(Body, { style: styles.body }, h(Preview, null, paragraphs[0] ?? subject), sheet(content, footer)),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
