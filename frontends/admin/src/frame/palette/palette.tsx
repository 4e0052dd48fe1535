import { Dialog } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { roleOf } from '@print-shop/web-kit/permission';
import { Command } from 'cmdk';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type PageName } from '../../pages.ts';
import { ICONS, OTHER_ICON } from '../icons.ts';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { useText as useFrameText } from '../messages/index.ts';
import { groupOf, groupsFor } from '../navigation.ts';
import { useFound } from './api/use-found.ts';
import { useText } from './messages/index.ts';

const TYPING_MS = 200;
const HIGHEST = 'max-h-[min(26rem,60dvh)]';
const heads =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-ink-soft';

/** The value once it has not changed for a while. */
function useRested(value: string, ms: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}

/** Returns the pages whose name or group, in either language, has every word of a search. */
function matching(pages: readonly PageName[], search: string): readonly PageName[] {
  const words = search.toLowerCase().split(/\s+/);
  return pages.filter((page) => {
    const group = groupOf(page);
    const groups = group ? `${en.groups[group]} ${hi.groups[group]}` : '';
    const names = `${en.pages[page]} ${hi.pages[page]} ${groups}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
}

/** Finds any page, order, customer, product, invoice or quotation, and opens it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const text = useText();
  const names = useFrameText();
  const navigate = useNavigate();
  const role = roleOf(useUser());
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { groups, isSearching, hasFailed } = useFound(useRested(useDeferredValue(search), TYPING_MS));
  const pages = matching(
    groupsFor(role).flatMap((group) => group.pages),
    search,
  );
  const open = (to: string) => {
    onClose();
    navigate(to);
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.title} size="large" focusFirst={field}>
      <Command label={text.title} shouldFilter={false} loop>
        <Command.Input
          ref={field}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          placeholder={names.findHint}
          className="min-h-11 w-full rounded border border-rule-strong bg-sheet px-3 text-ink outline-none focus-visible:border-action focus-visible:ring-2 focus-visible:ring-action"
        />
        <Command.List label={text.results} className={`${HIGHEST} mt-2 overflow-y-auto ${heads}`}>
          {pages.length > 0 && (
            <Command.Group heading={text.pages}>
              {pages.map((page) => {
                const Icon = ICONS[page] ?? OTHER_ICON;
                return (
                  <Item key={page} value={page} onSelect={() => open(addressOf(page))}>
                    <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
                    {names.pages[page]}
                  </Item>
                );
              })}
            </Command.Group>
          )}
          {groups.map(
            ({ page, found }) =>
              found.length > 0 && (
                <Command.Group key={page} heading={names.pages[page]}>
                  {found.map(({ id, title, detail, to }) => (
                    <Item key={id} value={`${page} ${id}`} onSelect={() => open(to)}>
                      <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
                      <span className="text-ink-soft [overflow-wrap:anywhere]">{detail}</span>
                    </Item>
                  ))}
                </Command.Group>
              ),
          )}
          {!isSearching && <Command.Empty className="px-3 py-6 text-ink-soft">{text.nothing(search)}</Command.Empty>}
        </Command.List>
      </Command>
      <p role="status" className="mt-2 min-h-6 text-caption text-ink-soft">
        {isSearching ? text.searching : hasFailed ? text.failed : text.keys}
      </p>
    </Dialog>
  );
}

interface ItemProps {
  value: string;
  onSelect: () => void;
  children: ReactNode;
}

const Item = (props: ItemProps) => (
  <Command.Item
    {...props}
    className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-2.5 rounded px-3 py-1.5 data-[selected=true]:bg-paper-deep"
  />
);
