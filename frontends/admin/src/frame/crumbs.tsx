import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { addressOf, type PageName, pageAt, pageOf } from '../pages.ts';
import { useText } from './messages/index.ts';
import { groupOf } from './navigation.ts';

/** The way to a page that belongs to a list: the group and the list, as it was when the page was opened from it. */
export function Crumbs() {
  const text = useText();
  const { pathname, state } = useLocation();
  const page = pageAt(pathname);
  const parent = page && (pageOf(page).parent as PageName | undefined);
  if (!parent) return null;
  const group = groupOf(parent);
  const list = typeof state?.list === 'string' ? state.list : '';
  return (
    <nav aria-label={text.breadcrumb} className="mb-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-1 text-ink-soft text-small">
        {group && (
          <li className="flex items-center gap-1">
            {text.groups[group]} <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        )}
        <li>
          <Link to={addressOf(parent) + list} className="inline-flex min-h-6 items-center text-action underline">
            {text.pages[parent]}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
