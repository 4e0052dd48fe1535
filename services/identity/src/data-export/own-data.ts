import type { AuditStore } from '../audit/audit.store.ts';
import type { ContactMessageStore } from '../contact-message/contact-message.store.ts';
import type { ListViewStore } from '../list-view/list-view.store.ts';
import type { SecurityStore } from '../security/security.store.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { User } from '../user/user.ts';
import type { ArchiveSection } from './archive.ts';

const PAGE = 100;

export interface OwnDataDeps {
  messages: ContactMessageStore;
  audit: AuditStore;
  events: SecurityStore;
  sessions: SessionStore;
  views: ListViewStore;
}

export async function* ownData(
  { messages, audit, events, sessions, views }: OwnDataDeps,
  user: User,
): AsyncGenerator<ArchiveSection> {
  const { id, name, email, phone, address, addresses, createdAt, consent } = user;
  yield { section: 'account', rows: [{ account: id, name, email, phone, address, createdAt, consent }] };
  yield { section: 'addresses', rows: addresses.map(({ id: _, ...kept }) => kept) };
  yield { section: 'contactMessages', rows: await messages.allOf(email) };
  const signedIn = await sessions.list(id);
  yield {
    section: 'signedInAt',
    rows: signedIn.map(({ browser, system, address: from, signedInAt }) => ({ browser, system, from, signedInAt })),
  };
  const saved = await views.list(id);
  yield { section: 'savedViews', rows: saved.map(({ list, name, address: of }) => ({ list, name, address: of })) };
  for await (const { entries } of pages((page) => audit.list({ kind: 'user', id, page, limit: PAGE }))) {
    const rows = entries.map(({ action, by, at, changes }) => ({ action, by: by.name, at, changes }));
    yield { section: 'changesByStaff', rows };
  }
  for await (const { entries } of pages((page) => events.list({ account: id, page, limit: PAGE }))) {
    const rows = entries.map(({ kind, at, count, from, detail }) => ({ kind, at, count, from, detail }));
    yield { section: 'signInsAndSecurity', rows };
  }
}

async function* pages<Page extends { entries: readonly unknown[] }>(load: (page: number) => Promise<Page>) {
  for (let number = 1; ; number++) {
    const page = await load(number);
    yield page;
    if (page.entries.length < PAGE) return;
  }
}
