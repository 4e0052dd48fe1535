import { randomBytes } from 'node:crypto';
import { inviteStaff, joinStaff, type Role } from '@print-shop/contracts';
import { ask } from './api.ts';
import { mailTo } from './mail.ts';
import { adminToken } from './mini-catalogue.ts';

/** A new member of staff, who was invited and has joined. The account that all tests share must stay as it is. */
export async function newStaff(role: Role): Promise<{ login: string; password: string }> {
  const account = { login: `s-${randomBytes(6).toString('hex')}@example.com`, password: 'Paper-and-ink-of-staff-7' };
  await ask(inviteStaff, { token: await adminToken(), body: { name: 'Meera', email: account.login, role } });
  const { text } = await mailTo(account.login, /join#token=/);
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  const token = new URLSearchParams(link.hash.slice(1)).get('token');
  await ask(joinStaff, { body: { token, name: 'Meera', password: account.password } });
  return account;
}
