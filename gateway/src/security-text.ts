const DAY_MS = 86_400_000;

/** Less than the year that RFC 9116, section 2.5.5, recommends at most. */
const VALID_DAYS = 180;

/** Who takes reports of vulnerabilities: the body of /.well-known/security.txt (RFC 9116), the same all day long (UTC). */
export function securityText(email: string, publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
  ];
  // Section 2.5.2 allows no other scheme there.
  if (publicUrl.startsWith('https://')) lines.push(`Canonical: ${publicUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
