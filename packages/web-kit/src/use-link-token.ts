import { useLocation } from 'react-router';

/** The token of a mailed link, from the fragment of the address, which no server sees; empty without one. */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
