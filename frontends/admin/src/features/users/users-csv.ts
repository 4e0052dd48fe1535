import type { User } from '@print-shop/contracts';

const HEAD = ['Name', 'Email', 'Phone', 'Address', 'Status', 'Joined Date'];

/** Street, city, state, country - pincode; N/A when nothing of it is known. */
export function addressLine({ street, city, state, country, pincode }: User['address']): string {
  const place = [street, city, state, country].filter(Boolean).join(', ');
  return [place, pincode].filter(Boolean).join(' - ') || 'N/A';
}

/** A cell in quotes; what a spreadsheet would take for a formula is disarmed. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The users as CSV text with a head line. */
export const toCsv = (users: readonly User[]): string =>
  [
    HEAD,
    ...users.map((user) => [
      user.name,
      user.email,
      user.phone,
      addressLine(user.address),
      user.isAdmin ? 'Admin' : 'User',
      user.createdAt.slice(0, 10),
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');

/** Hands a text to the visitor as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
