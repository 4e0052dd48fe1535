/** How long a mailed link opens the account. */
export const LINK_MS = 3_600_000;

/** Where the link leads. */
export const RESET_PATH = '/reset-password';
