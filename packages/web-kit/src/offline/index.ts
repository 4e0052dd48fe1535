import type { ClientRoute } from '@print-shop/contracts';
import { useLanguage } from '@print-shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepForOffline } from './keep-for-offline.ts';

/** Keeps this page on the device with the answers of `routes`, so that it opens without a connection. Pass a constant array. */
export function useKeptOffline(routes: readonly ClientRoute[]): void {
  const client = useQueryClient();
  const language = useLanguage();
  useEffect(() => {
    // The first time, the answers came before there was anybody to keep them.
    const readAgain = () => {
      for (const { id } of routes) void client.invalidateQueries({ queryKey: [id] });
    };
    // An answer that was read meanwhile may have been a copy.
    window.addEventListener('online', readAgain);
    keepForOffline(language, readAgain).catch((error: unknown) => {
      console.warn('This page will not open offline', error);
    });
    return () => window.removeEventListener('online', readAgain);
  }, [client, language, routes]);
}
