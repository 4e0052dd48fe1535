import { useSaid, useShop } from '@print-shop/web-kit';
import { useText } from '../messages/index.ts';
import { useCards } from '../use-cards.ts';

/** How an order goes, as three stations of a job. */
export function Steps() {
  const { title: heading, list: usual, promise } = useText().steps;
  const { home, delivery } = useShop();
  const said = useSaid();
  const inTime = promise((delivery && said(delivery.promise)) || undefined);
  const list =
    useCards(home?.steps) ??
    usual.map(({ title, text }, n) => ({ title, text: n < usual.length - 1 ? text : `${text} ${inTime}` }));
  return (
    <section aria-labelledby="how" className="below-fold-34 sm:below-fold-26 border-rule border-y bg-sheet">
      <div className="page section">
        <h2 id="how" className="headline text-title">
          {heading}
        </h2>
        <ol className="mt-8 grid [overflow-wrap:anywhere] gap-8 md:grid-cols-3 md:gap-x-0">
          {list.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 md:flex-col md:border-rule md:border-l md:pr-8 md:pl-6">
              <span aria-hidden="true" className="headline tabular text-action text-display leading-none">
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold text-lead">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
