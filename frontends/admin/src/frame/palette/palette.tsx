import { SETTING_SECTIONS, type SettingSection } from '@print-shop/contracts/client';
import { Dialog } from '@print-shop/ui';
import { roleOf, usePermission, useUser } from '@print-shop/web-kit';
import { Command } from 'cmdk';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type PageName } from '../../pages.ts';
import { en as enSections } from '../../setting-sections/en.ts';
import { hi as hiSections } from '../../setting-sections/hi.ts';
import { useSectionNames } from '../../setting-sections/index.ts';
import { ICONS, OTHER_ICON } from '../icons.ts';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { useText as useFrameText } from '../messages/index.ts';
import { groupOf, pagesFor } from '../navigation.ts';
import { useFound } from './api/use-found.ts';
import { useText } from './messages/index.ts';

const TYPING_MS = 200;
const SettingsIcon = ICONS.settings ?? OTHER_ICON;
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

/** The name and group of a page, in both languages. */
function pageWords(page: PageName): string {
  const group = groupOf(page);
  const groups = group ? `${en.groups[group]} ${hi.groups[group]}` : '';
  return `${en.pages[page]} ${hi.pages[page]} ${groups}`;
}

/** The names of a section and of the settings, in both languages. */
const sectionWords = (section: SettingSection): string =>
  `${enSections[section]} ${hiSections[section]} ${pageWords('settings')}`;

/** Returns the entries whose words have every word of a search. */
function matching<Entry>(entries: readonly Entry[], wordsOf: (entry: Entry) => string, search: string): Entry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter((entry) => {
    const own = wordsOf(entry).toLowerCase();
    return words.every((word) => own.includes(word));
  });
}

/** Finds any page, section of the settings, order, customer, product, invoice or quotation, and opens it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const text = useText();
  const names = useFrameText();
  const sectionNames = useSectionNames();
  const navigate = useNavigate();
  const role = roleOf(useUser());
  const mayReadSettings = usePermission('settings:write');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { groups, isSearching, hasFailed } = useFound(useRested(useDeferredValue(search), TYPING_MS));
  const pages = matching(pagesFor(role), pageWords, search);
  // Without a search, the page of the settings stands for its sections.
  const sections = mayReadSettings && search ? matching(SETTING_SECTIONS, sectionWords, search) : [];
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
          {sections.length > 0 && (
            <Command.Group heading={names.pages.settings}>
              {sections.map((section) => (
                <Item
                  key={section}
                  value={`settings ${section}`}
                  onSelect={() => open(`${addressOf('settings')}/${section}`)}
                >
                  <SettingsIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
                  {sectionNames[section]}
                </Item>
              ))}
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
