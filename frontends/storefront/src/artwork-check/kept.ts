/** Remembers a value for as long as the tab is open. A browser that stores nothing only forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the upload works without it.
  }
}

export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const tokenKey = (fileId: string) => `artwork-token:${fileId}`;

/** Keeps the token that opens a guest's file. */
export const keepToken = (fileId: string, token: string | undefined): void => {
  if (token) keep(tokenKey(fileId), token);
};

/** The query that opens a file: with the guest's token, or with none for who is signed in. */
export const tokenQuery = (fileId: string): { token?: string } => {
  const token = kept(tokenKey(fileId));
  return token ? { token } : {};
};
