import { keep, kept } from '@print-shop/web-kit/artwork-upload';

/** What a guest holds a token of. */
type Kind = 'file' | 'scene';
const prefixOf: Record<Kind, string> = { file: 'artwork-token:', scene: 'scene-token:' };

/** Keeps the token that opens a guest's file. */
export const keepToken = (fileId: string, token: string | undefined): void => {
  if (token) keep(prefixOf.file + fileId, token);
};

/** Keeps the token that opens what a guest laid out. */
export const keepSceneToken = (scene: string, token: string | undefined): void => {
  if (token) keep(prefixOf.scene + scene, token);
};

/** The query that opens a file: with the guest's token, or with none for who is signed in. */
export const tokenQuery = (fileId: string): { token?: string } => {
  const token = kept(prefixOf.file + fileId);
  return token ? { token } : {};
};

/** A guest's token for what was laid out in this tab; none for who is signed in. */
export const sceneToken = (scene: string | undefined): string | undefined =>
  (scene !== undefined && kept(prefixOf.scene + scene)) || undefined;

export interface HeldToken {
  id: string;
  token: string;
}

/** All tokens of a kind that this tab has kept. */
export function tokensOf(kind: Kind): HeldToken[] {
  try {
    return Object.entries(sessionStorage).flatMap(([key, token]) =>
      key.startsWith(prefixOf[kind]) ? [{ id: key.slice(prefixOf[kind].length), token: String(token) }] : [],
    );
  } catch {
    return [];
  }
}

export const forgetToken = (kind: Kind, id: string): void => keep(prefixOf[kind] + id, null);
