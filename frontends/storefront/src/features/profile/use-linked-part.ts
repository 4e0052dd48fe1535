import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAddresses } from '../../addresses/api/use-addresses.ts';
import { useProfile } from './api/use-profile.ts';
import { useChoices } from './message-choices/api/use-choices.ts';

/**
 * Shows the part of the profile that the address names, like `#messages` in emails, once it is there and what stands above it
 * has its height. The keyboard and screen readers go on from there.
 */
export function useLinkedPart(): void {
  const { hash, key } = useLocation();
  const isLoading = [useProfile(), useAddresses(), useChoices()].some(({ isPending }) => isPending);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading || !hash || shown.current === key) return;
    shown.current = key;
    const part = document.getElementById(hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [hash, key, isLoading]);
}
