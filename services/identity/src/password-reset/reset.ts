export const LINK_MS = 3_600_000;

/** The page that the link opens. */
export const RESET_PATH = '/reset-password';
