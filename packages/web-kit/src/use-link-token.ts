import { useLocation } from 'react-router';

/** The token of a link in an email, from the fragment of the address, which browsers send to no server. Empty without one. */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
