import { isSettingSection, SETTING_SECTIONS, type SettingSection } from '@print-shop/contracts/client';
import { NotFoundPage, usePageTitle, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { useSectionNames } from '../../setting-sections/index.ts';
import { useSetting } from './api/use-setting.ts';
import { SectionForm } from './components/section-form.tsx';
import { ShopFacts } from './components/shop-facts.tsx';
import { useText } from './messages/index.ts';

/** The shop's settings, section by section. Roles that may not change them read who the shop is. */
export default function SettingsPage() {
  const text = useText();
  const { section = 'identity' } = useParams();
  usePageTitle(text.title);
  const mayRead = usePermission('settings:write');
  if (!isSettingSection(section)) return <NotFoundPage />;
  return (
    <>
      <PageHead title={text.title} {...(mayRead ? { text: text.lead } : {})} />
      {mayRead ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start">
          <Sections current={section} />
          <Section key={section} section={section} />
        </div>
      ) : (
        <ShopFacts />
      )}
    </>
  );
}

function Sections({ current }: { current: SettingSection }) {
  const text = useText();
  const names = useSectionNames();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the sections are one row, wider than the screen.
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>(`[href$="/${current}"]`);
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={text.sectionsOf} className="min-w-0">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto lg:grid">
        {SETTING_SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={`/admin/settings/${section}`}
              aria-current={section === current ? 'page' : undefined}
              className="flex min-h-9 items-center whitespace-nowrap rounded px-3 hover:bg-paper-deep aria-[current=page]:bg-action-soft aria-[current=page]:font-semibold aria-[current=page]:text-action-deep max-lg:min-h-11"
            >
              {names[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section }: { section: SettingSection }) {
  const text = useText();
  const query = useSetting(section);
  const readAgain = async () => (await query.refetch()).data;
  return (
    <Region query={query} loading={text.loading} failed={text.failed}>
      {(setting) => <SectionForm section={section} setting={setting} readAgain={readAgain} />}
    </Region>
  );
}
