import { useLocation } from 'react-router';

/** The token of a mailed link, from the fragment of the address, which browsers send to no server; empty without one. */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
