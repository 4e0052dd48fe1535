import { isUsualService, type UsualService } from '@print-shop/contracts/client';
import { ProductPicture } from '@print-shop/ui';
import { type Ink, LOOKS, PLAIN_LOOK } from './services.ts';
import type { ServiceCard } from './use-services.ts';

const INKS: Record<Ink, string> = { cyan: '#0097c4', magenta: '#d81b72', yellow: '#f5c400', key: '#17150f' };

const SHAPES: Record<UsualService, string> = {
  advertising:
    'M70 210V92l170-34v186L70 210zM48 108h22v86H48zM104 217l14 62h30l-14-56M262 120c22 18 22 44 0 62M282 96c40 34 40 76 0 110',
  printing: 'M60 90h200v70H60zM84 160h152v90H84zM104 60h112v30H104zM108 184h104M108 204h104M108 224h66',
  ledboard:
    'M48 80h224v120H48zM84 200v70M236 200v70M78 168v-50h22a16 16 0 0 1 0 32H78M136 168v-50h34M136 143h26M136 168h34M196 168v-50l36 50v-50',
  design: 'M64 236l24-74L196 54l50 50-108 108zM88 162l50 50M176 74l50 50M64 236l30-10-20-20zM64 270h196',
};

/** The picture of the shop, or a drawing in one ink, printed slightly out of register. */
export function ServicePicture({ service, sizes }: { service: ServiceCard; sizes: string }) {
  const { slug, name, picture } = service;
  const isUsual = isUsualService(slug);
  const shape = SHAPES[isUsual ? slug : 'printing'];
  const ink = INKS[(isUsual ? LOOKS[slug] : PLAIN_LOOK).ink];
  if (picture) return <ProductPicture src={picture} alt={name} sizes={sizes} className="rounded" />;
  return (
    <svg
      viewBox="0 0 320 310"
      role="img"
      aria-label={name}
      className="block w-full bg-[#f3ecdf]"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d={shape}
        stroke={ink === '#17150f' ? '#8b8474' : ink}
        strokeWidth="15"
        transform="translate(7 6)"
        opacity="0.85"
      />
      <path d={shape} stroke="#17150f" strokeWidth="5" />
    </svg>
  );
}
