const DAY_MS = 86_400_000;

/** RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 180;

/** The body of /.well-known/security.txt (RFC 9116), which says where to report vulnerabilities. It changes once a day (UTC). */
export function securityText(email: string, publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
  ];
  // RFC 9116, section 2.5.2, allows no other scheme here.
  if (publicUrl.startsWith('https://')) lines.push(`Canonical: ${publicUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
