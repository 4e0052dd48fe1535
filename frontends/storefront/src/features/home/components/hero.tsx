import { buttonClasses, CropMarks } from '@print-shop/ui';
import { useSaid, useShop } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';
import { PressSheet } from '../press-sheet/press-sheet.tsx';

/** The shop in one sentence and one picture. */
export function Hero() {
  const text = useText().hero;
  const { address, since, home } = useShop();
  const headline = useSaid()(home?.headline);
  const [firstLine, secondLine] = text.title;
  return (
    <section className="relative overflow-hidden">
      <div
        aria-hidden="true"
        className="halftone absolute inset-y-0 left-0 w-1/2 text-rule [mask-image:linear-gradient(115deg,#000,transparent_55%)]"
      />
      <div className="page relative grid items-center gap-6 pt-7 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-14 lg:pt-16 lg:pb-20">
        <div>
          <h1 className="headline hyphens-auto text-display">
            {headline || (
              <>
                {firstLine} <br className="hidden lg:inline" />
                {secondLine}
              </>
            )}
          </h1>
          <p className="mt-3 measure text-lead text-ink-soft lg:mt-6">{text.text(address.city, since)}</p>
          <div className="mt-5 flex flex-wrap gap-3 lg:mt-8">
            <Link to="/explore" className={buttonClasses({ size: 'large' })}>
              {text.start}
            </Link>
            <Link to="/services" className={buttonClasses({ size: 'large', tone: 'outline' })}>
              {text.services}
            </Link>
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-[26rem] lg:max-w-none lg:rotate-[1.2deg]">
          <CropMarks className="hidden lg:block" />
          <PressSheet className="block w-full shadow-lift" />
        </div>
      </div>
    </section>
  );
}
