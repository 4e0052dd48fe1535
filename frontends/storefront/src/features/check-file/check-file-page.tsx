import { Button, buttonClasses } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { useAdoptKept } from '../../artwork-check/api/adopt-kept.ts';
import { ArtworkDrop } from '../../artwork-check/artwork-drop.tsx';
import { CheckReport } from '../../artwork-check/check-report.tsx';
import { usePrintProfiles, useProductAreas } from './api/use-purposes.ts';
import { useText } from './messages/index.ts';
import { type Chosen, NOTHING_CHOSEN, PurposeFields, purposeOf } from './purpose-fields.tsx';

/** Checks a file before anything is ordered. The file is in the address, so that its report is there after a reload. */
export default function CheckFilePage() {
  const text = useText();
  usePageTitle(text.pageTitle);
  useAdoptKept();
  const [search, setSearch] = useSearchParams();
  const form = useForm<Chosen>({
    defaultValues: { ...NOTHING_CHOSEN, productType: search.get('product') ?? '' },
  });
  const chosen = form.watch();
  const query = usePrintProfiles();
  const { data: profiles = [] } = query;
  const profile = profiles.find(({ productType }) => productType === chosen.productType);
  const purpose = purposeOf(chosen, profile);
  const file = search.get('file');
  /** The product whose page led here. */
  const product = search.get('for');
  const areasQuery = useProductAreas(product);
  const { data: areas } = areasQuery;
  const show = (id: string | null) => {
    const next = new URLSearchParams(chosen.productType ? { product: chosen.productType } : {});
    if (product) next.set('for', product);
    if (id) next.set('file', id);
    setSearch(next);
  };
  return (
    <div className="page pt-10 pb-20 lg:pt-16">
      <h1 className="headline text-display">{text.title}</h1>
      {file ? (
        <div className="mt-8">
          <CheckReport key={file} id={file} onShow={show} />
          <div className="mt-8 flex flex-wrap items-center gap-3">
            {product && (
              <Link to={`/product/${product}`} className={buttonClasses({})}>
                {text.toProduct}
              </Link>
            )}
            <Button tone="outline" onClick={() => show(null)}>
              {text.another}
            </Button>
          </div>
          <LoadFailed query={areasQuery}>{text.areasFailed}</LoadFailed>
          {areas && (
            <p className="mt-3 text-ink-soft text-small">
              {areas.views.length > 0 ? text.layOut : text.noLayout}{' '}
              {areas.views.length === 0 && (
                <Link to="/contact" className="font-semibold text-action underline">
                  {text.contact}
                </Link>
              )}
            </p>
          )}
        </div>
      ) : (
        <div className="max-w-3xl">
          <p className="measure mt-4 text-ink-soft text-lead">{text.lead}</p>
          <div className="mt-8 grid gap-5">
            <LoadFailed query={query}>{text.profilesFailed}</LoadFailed>
            <PurposeFields form={form} profiles={profiles} />
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
