import type { Shop } from '@print-shop/web-kit';
import { type ComponentType, lazy, Suspense } from 'react';

type Announcement = ComponentType<{ shop: Shop }>;

// Few shops announce something at a time.
let Shown: Announcement = lazy(() => import('./announcement.tsx'));

/** Takes the code in advance. A server needs it, as what still loads is missing from the page that it draws. */
export const provideAnnouncement = (announcement: Announcement): void => {
  Shown = announcement;
};

export function LazyAnnouncement({ shop }: { shop: Shop }) {
  return (
    shop.announcement && (
      <Suspense>
        <Shown shop={shop} />
      </Suspense>
    )
  );
}
