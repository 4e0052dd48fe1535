import { inTab } from '@print-shop/web-kit';

/** The files that a guest holds tokens of. */
type Kind = 'file' | 'layout';
const prefixOf: Record<Kind, string> = { file: 'artwork-token:', layout: 'scene-token:' };

export const keepToken = (fileId: string, token: string | undefined): void => {
  if (token) inTab.setItem(prefixOf.file + fileId, token);
};

/** Keeps the token that opens what a guest laid out. */
export const keepLayoutToken = (layout: string, token: string | undefined): void => {
  if (token) inTab.setItem(prefixOf.layout + layout, token);
};

/** The query that opens a file: with the guest's token, or with none for who is signed in. */
export const tokenQuery = (fileId: string): { token?: string } => {
  const token = inTab.getItem(prefixOf.file + fileId);
  return token ? { token } : {};
};

/** A guest's token for what was laid out in this tab; none for who is signed in. */
export const layoutToken = (layout: string | undefined): string | undefined =>
  (layout !== undefined && inTab.getItem(prefixOf.layout + layout)) || undefined;

export interface HeldToken {
  id: string;
  token: string;
}

/** All tokens of a kind that this tab has kept. */
export const tokensOf = (kind: Kind): HeldToken[] =>
  inTab
    .entries()
    .flatMap(([key, token]) =>
      key.startsWith(prefixOf[kind]) ? [{ id: key.slice(prefixOf[kind].length), token }] : [],
    );

export const forgetToken = (kind: Kind, id: string): void => inTab.removeItem(prefixOf[kind] + id);
