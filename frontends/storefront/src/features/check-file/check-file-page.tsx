import { listPrintProfiles } from '@print-shop/contracts/client';
import { Button, FormMessage } from '@print-shop/ui';
import { queryFor, usePageTitle } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdoptKept } from '../../artwork-check/adopt-kept.ts';
import { ArtworkDrop } from '../../artwork-check/artwork-drop.tsx';
import { CheckReport } from '../../artwork-check/check-report.tsx';
import { useText } from './messages/index.ts';
import { NOTHING_CHOSEN, PurposeFields, purposeOf } from './purpose-fields.tsx';

/** Checks a file before anything is ordered. The file is in the address, so that its report is there after a reload. */
export default function CheckFilePage() {
  const text = useText();
  usePageTitle(text.pageTitle);
  useAdoptKept();
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState({ ...NOTHING_CHOSEN, productType: search.get('product') ?? '' });
  const { data: profiles = [], isError } = useQuery(queryFor(listPrintProfiles, {}));
  const profile = profiles.find(({ productType }) => productType === chosen.productType);
  const purpose = purposeOf(chosen, profile);
  const file = search.get('file');
  const show = (id: string | null) => {
    const next = new URLSearchParams(chosen.productType ? { product: chosen.productType } : {});
    if (id) next.set('file', id);
    setSearch(next);
  };
  return (
    <div className="page pt-10 pb-20 lg:pt-16">
      <h1 className="headline text-display">{text.title}</h1>
      {file ? (
        <div className="mt-8">
          <CheckReport key={file} id={file} onShow={show} />
          <Button tone="outline" className="mt-8" onClick={() => show(null)}>
            {text.another}
          </Button>
        </div>
      ) : (
        <div className="max-w-3xl">
          <p className="measure mt-4 text-ink-soft text-lead">{text.lead}</p>
          <div className="mt-8 grid gap-5">
            <FormMessage>{isError ? text.profilesFailed : undefined}</FormMessage>
            <PurposeFields chosen={chosen} onChange={setChosen} profiles={profiles} />
            {purpose ? (
              <ArtworkDrop label={text.drop} purpose={purpose} onSent={show} />
            ) : (
              <p className="text-ink-soft text-small">{text.ownSizeFirst}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
