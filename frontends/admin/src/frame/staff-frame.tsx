import { PortalRoot, Sheet } from '@print-shop/ui';
import { roleOf, useUser } from '@print-shop/web-kit';
import { Menu, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHotkeys } from 'react-hotkeys-hook';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, type PageName, pageAt } from '../pages.ts';
import { type KeyRow, ShortcutsProvider, useKeys } from '../shortcuts/shortcuts.tsx';
import { useLiveOrders } from './api/use-live-orders.ts';
import { useWaiting } from './api/use-waiting.ts';
import { Crumbs } from './crumbs.tsx';
import { useText } from './messages/index.ts';
import { mayOpen } from './navigation.ts';
import { rememberPage, useCollapsed } from './remembered.ts';
import { PageLinks, Sidebar } from './sidebar.tsx';

const Palette = lazy(() => import('./palette/palette.tsx'));

/** The pages that a sequence of keys opens. */
const GO_TO: readonly (readonly [key: string, page: PageName])[] = [
  ['t', 'today'],
  ['o', 'orders'],
  ['b', 'bulkOrders'],
  ['q', 'quotation'],
  ['a', 'artwork'],
  ['p', 'payments'],
  ['i', 'invoices'],
  ['l', 'productList'],
];

/** Those that the role may open. */
function useGoTo() {
  const role = roleOf(useUser());
  return GO_TO.filter(([, page]) => mayOpen(role, page));
}

interface StaffFrameProps {
  /** The element beside the page that the host keeps for the sidebar; without it, the sidebar stands above the page. */
  slot: HTMLElement | null | undefined;
  children: ReactNode;
}

/** The staff area around its pages: sidebar, palette, shortcuts and breadcrumbs. Others than staff see the page alone. */
export function StaffFrame({ slot, children }: StaffFrameProps) {
  const user = useUser();
  if (!user?.isAdmin) return <Content>{children}</Content>;
  return <Frame slot={slot}>{children}</Frame>;
}

const Content = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-[90rem] px-4 py-6 sm:px-6 print:p-0">{children}</div>
);

function Frame({ slot, children }: StaffFrameProps) {
  const text = useText();
  const { pathname } = useLocation();
  const userId = useUser()?._id;
  const waiting = useWaiting();
  useLiveOrders();
  const [isCollapsed, setCollapsed] = useCollapsed();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useHotkeys('mod+k', () => setPaletteOpen(true), { enableOnFormTags: true, preventDefault: true });
  useEffect(() => {
    if (pageAt(pathname) && userId) rememberPage(userId, pathname);
  }, [userId, pathname]);
  const rows: readonly KeyRow[] = [
    ['Ctrl K', text.findHint],
    ['/', text.searchList],
    ...useGoTo().map(([key, page]): KeyRow => [`g ${key}`, text.pages[page]]),
    ['?', text.thisList],
  ];
  const find = () => setPaletteOpen(true);
  const edge = (
    <>
      <div className="sticky top-12 z-20 flex border-rule border-b bg-sheet lg:hidden print:hidden">
        <BarButton icon={Menu} name={text.menu} onClick={() => setMenuOpen(true)} />
        <BarButton icon={Search} name={text.find} onClick={find} />
      </div>
      <Sidebar waiting={waiting} isCollapsed={isCollapsed} onCollapse={setCollapsed} onFind={find} />
      <Sheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={text.staffArea} side="left">
        <PageLinks waiting={waiting} onFollow={() => setMenuOpen(false)} />
      </Sheet>
    </>
  );
  return (
    <ShortcutsProvider rows={rows}>
      {slot ? createPortal(<PortalRoot className="remote-admin contents">{edge}</PortalRoot>, slot) : edge}
      <GoToKeys />
      <Content>
        <Crumbs />
        {children}
      </Content>
      {isPaletteOpen && (
        <Suspense>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </ShortcutsProvider>
  );
}

function BarButton({ icon: Icon, name, onClick }: { icon: typeof Menu; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 grow items-center justify-center gap-2 font-medium text-small hover:bg-paper-deep"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {name}
    </button>
  );
}

/** Opens pages by two keys, and the search field of a list by one. */
function GoToKeys() {
  const navigate = useNavigate();
  const pages = useGoTo();
  useKeys({
    ...Object.fromEntries(pages.map(([key, page]) => [`g>${key}`, () => navigate(addressOf(page))])),
    '/': () => {
      const field = document.querySelector<HTMLElement>('main input[type=search]');
      field?.focus();
      return field !== null;
    },
  });
  return null;
}
