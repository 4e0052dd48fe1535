import type { LanguageCode, MessageKind } from '@print-shop/contracts';
import { LANGUAGES } from '@print-shop/i18n';
import { Badge, TabList, TabPanel, Tabs, TabTrigger } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { Link, useSearchParams } from 'react-router';
import { useMessageWords } from '../../message-words/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessageKinds } from './api/use-message-kinds.ts';
import { AccountMails } from './components/account-mails.tsx';
import { KindList } from './components/kind-list.tsx';
import { OwnSentence } from './components/own-sentence.tsx';
import { Preview } from './components/preview.tsx';
import { useText } from './messages/index.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** The messages of the shop: each kind with its preview in both languages, and the shop's own sentence. */
export default function MessageKindsPage() {
  const text = useText();
  const words = useMessageWords();
  usePageTitle(text.title);
  const readsContact = usePermission('messages:read');
  const [search, setSearch] = useSearchParams();
  const query = useMessageKinds();
  const language = CODES.find((code) => code === search.get('language')) ?? 'en';
  const addressOf = (kind: MessageKind) => `?${new URLSearchParams({ kind, language })}`;
  const shown = query.data?.find(({ kind }) => kind === search.get('kind')) ?? query.data?.[0];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        {readsContact && (
          <Link to="/admin/messages" className="font-semibold text-action text-small underline">
            {text.contact}
          </Link>
        )}
      </PageHead>
      <Region query={query} loading={text.loading} failed={text.failed}>
        {(kinds) =>
          shown && (
            <div className="grid grid-cols-1 gap-5 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start">
              <KindList kinds={kinds} current={shown.kind} addressOf={addressOf} />
              <section aria-labelledby="shown-kind" className="rounded border border-rule bg-sheet p-4">
                <h2 id="shown-kind" className="flex flex-wrap items-center gap-2 font-bold text-lead">
                  {words.kinds[shown.kind]}
                  {shown.required && <Badge>{text.required}</Badge>}
                </h2>
                {shown.required && <p className="text-ink-soft">{text.requiredDetail}</p>}
                <Tabs
                  value={language}
                  onValueChange={(code) => setSearch({ kind: shown.kind, language: code }, { replace: true })}
                  className="mt-2"
                >
                  <TabList aria-label={text.language}>
                    {CODES.map((code) => (
                      <TabTrigger key={code} value={code} lang={code}>
                        {LANGUAGES[code]}
                      </TabTrigger>
                    ))}
                  </TabList>
                  <TabPanel value={language} className="grid grid-cols-1 gap-6 pt-4">
                    <Preview kind={shown.kind} language={language} />
                    <OwnSentence key={shown.kind} kind={shown.kind} language={language} stored={shown.sentences} />
                  </TabPanel>
                </Tabs>
              </section>
            </div>
          )
        }
      </Region>
      <AccountMails language={language} />
    </>
  );
}
