import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type PhoneMessage, phoneFieldsOf } from './phone-messages.ts';

// Stands in for a mail server while the shop runs on one machine. It takes every email, forwards none, and shows them on a
// page. Emails are files, so they are still there after a restart. It also takes what the APIs of WhatsApp and SMS would.

const { HOST = '127.0.0.1', PORT = '8025', SMTP_PORT = '1025', MAIL_FOLDER = '.local/mails' } = process.env;
mkdirSync(MAIL_FOLDER, { recursive: true, mode: 0o700 });

/** The number of newest emails that are shown. */
const SHOWN = 200;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  size: 5_000_000,
  onData(stream, _session, done) {
    buffer(stream)
      .then((raw) => writeFileSync(join(MAIL_FOLDER, `${Date.now()}-${randomBytes(4).toString('hex')}.eml`), raw))
      .then(() => done(), done);
  },
});

const allIds = (): string[] =>
  readdirSync(MAIL_FOLDER)
    .filter((name) => /^\d+-[0-9a-f]{8}\.eml$/.test(name))
    .sort()
    .toReversed()
    .map((name) => name.slice(0, -4));
const ids = (): string[] => allIds().slice(0, SHOWN);
/** Those whose text has an address, however many came since. */
const idsTo = (address: string): string[] =>
  allIds()
    .filter((id) => rawOf(id).includes(address))
    .slice(0, SHOWN);

const phoneMessages = (): PhoneMessage[] =>
  readdirSync(MAIL_FOLDER)
    .filter((name) => /^\d+-[0-9a-f]{8}\.json$/.test(name))
    .sort()
    .toReversed()
    .slice(0, SHOWN)
    .map((name) => ({ id: name.slice(0, -5), ...JSON.parse(readFileSync(join(MAIL_FOLDER, name), 'utf8')) }));

/** Keeps a message to a phone as the real API would have taken it, and answers alike. */
async function takePhoneMessage(channel: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = JSON.parse((await buffer(req)).toString('utf8'));
  const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
  writeFileSync(join(MAIL_FOLDER, `${id}.json`), JSON.stringify({ channel, ...phoneFieldsOf(body) }));
  const taken =
    channel === 'whatsapp' ? { messaging_product: 'whatsapp', messages: [{ id }] } : { type: 'success', message: id };
  answer(res, 'application/json', JSON.stringify(taken));
}

const rawOf = (id: string): Buffer => readFileSync(join(MAIL_FOLDER, `${id}.eml`));
const read = (id: string): Promise<Email> => PostalMime.parse(rawOf(id));

const asText = (value = ''): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const names = (list: Address[] = []): string => list.map(({ name, address }) => name || address).join(', ');
const asLinks = (value = ''): string => asText(value).replaceAll(/https?:\/\/[^\s<"]+/g, '<a href="$&">$&</a>');

const page = (title: string, body: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${asText(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;background:#fbf8f1;color:#17150f}
a{color:#c2185b}li{margin:.75rem 0}pre{white-space:pre-wrap;background:#fff;padding:1rem}iframe{width:100%;height:26rem;border:1px solid #e4ddcd;background:#fff}</style>
<main>${body}</main></html>`;

const when = (id: string): string => new Date(Number(id.split('-')[0])).toLocaleString('en-IN');

async function listPage(): Promise<string> {
  const mails = await Promise.all(ids().map(async (id) => ({ id, mail: await read(id) })));
  const rows = mails.map(
    ({ id, mail }) =>
      `<li><a href="/mails/${id}">${asText(mail.subject)}</a><br>to ${asText(names(mail.to))}, ${when(id)}</li>`,
  );
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet. Ask for a new password, for example.</p>';
  const toPhones = phoneMessages().map(
    ({ id, channel, to, template, params }) =>
      `<li>${channel} to ${asText(to)}, ${when(id)}<br>${asText(template)}: ${asText(params.join(' · '))}</li>`,
  );
  const phones = toPhones.length > 0 ? `<h2>WhatsApp and SMS</h2><ul>${toPhones.join('')}</ul>` : '';
  const title = 'Mail of the local shop';
  return page(title, `<h1>${title}</h1><p>Nothing leaves this machine.</p>${list}${phones}`);
}

async function mailPage(id: string): Promise<string> {
  const mail = await read(id);
  return page(
    mail.subject ?? '',
    `<p><a href="/">All mail</a></p><h1>${asText(mail.subject)}</h1>
<p>From ${asText(mail.from?.name || mail.from?.address)} to ${asText(names(mail.to))}, ${when(id)}</p>
<pre>${asLinks(mail.text)}</pre><h2>As HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups" srcdoc="${asText(`<base target="_blank">${mail.html ?? ''}`)}"></iframe>`,
  );
}

/** The newest emails, of one address where it is given. */
const mailsAsJson = async (address: string | null): Promise<unknown> =>
  Promise.all(
    (address ? idsTo(address) : ids()).map(async (id) => {
      const { to, subject, text, html } = await read(id);
      return { id, to: to?.map(({ address }) => address), subject, text, html };
    }),
  );

const answer = (res: ServerResponse, type: string, body: string): void => {
  res.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
};

const web = createServer(async (req, res) => {
  const { pathname: path, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const id = path.match(/^\/mails\/(\d+-[0-9a-f]{8})$/)?.[1];
  try {
    if (path === '/health/ready') return answer(res, 'text/plain', 'ready');
    if (path === '/') return answer(res, 'text/html', await listPage());
    const channel = req.method === 'POST' ? /^\/(whatsapp|sms)(\/|$)/.exec(path)?.[1] : undefined;
    if (channel) return await takePhoneMessage(channel, req, res);
    if (path === '/phone-messages.json') return answer(res, 'application/json', JSON.stringify(phoneMessages()));
    if (path === '/mails.json')
      return answer(res, 'application/json', JSON.stringify(await mailsAsJson(searchParams.get('to'))));
    if (id && ids().includes(id)) return answer(res, 'text/html', await mailPage(id));
    res.writeHead(404).end('There is nothing at this address.');
  } catch (error) {
    console.error(error);
    res.writeHead(500).end('The mail could not be read.');
  }
});

smtp.on('error', (error) => console.error(error));
smtp.listen(Number(SMTP_PORT), HOST, () => web.listen(Number(PORT), HOST));
process.on('SIGTERM', () => {
  web.close();
  web.closeAllConnections();
  smtp.close(() => process.exit(0));
});
