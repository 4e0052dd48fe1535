/**
 * The subject that a signed token (JWT) names: the account of a session, or the order of a link. Undefined for another text. Nobody
 * has checked the signature: the server decides what a token opens.
 */
export function subjectOf(token: string): string | undefined {
  const [, claims = ''] = token.split('.');
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
