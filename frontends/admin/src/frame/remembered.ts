import { inBrowser } from '@print-shop/web-kit';
import { useState } from 'react';

const COLLAPSED = 'staff-sidebar';
const LAST_PAGE = 'staff-page of ';

/** Whether the sidebar shows icons alone, which this browser remembers. */
export function useCollapsed(): readonly [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => inBrowser.getItem(COLLAPSED) === 'collapsed');
  const choose = (next: boolean) => {
    setCollapsed(next);
    if (next) inBrowser.setItem(COLLAPSED, 'collapsed');
    else inBrowser.removeItem(COLLAPSED);
  };
  return [isCollapsed, choose];
}

/** Remembers the page of the staff area that is open, for the way back from the store; not what was searched there. */
export const rememberPage = (userId: string, pathname: string): void => inBrowser.setItem(LAST_PAGE + userId, pathname);
