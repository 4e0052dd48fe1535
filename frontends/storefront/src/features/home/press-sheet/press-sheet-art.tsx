import { SheetBanner, SheetBrochure } from './flat-goods.tsx';
import { SheetCards } from './sheet-cards.tsx';
import { SheetMug } from './sheet-mug.tsx';
import { SheetNeon } from './sheet-neon.tsx';
import { SheetTee } from './sheet-tee.tsx';

const CUTS =
  'M56 36v16M56 588v16M384 36v16M384 588v16M704 36v16M704 588v16M24 64h16M24 408h16M720 64h16M720 228h16M720 408h16M24 572h16M720 572h16';
const STRIP = ['#0097c4', '#5fc0de', '#d81b72', '#e97fb0', '#f5c400', '#fae07a', '#17150f', '#8b8474'];

function RegistrationMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#17150f" strokeWidth="1" fill="none">
      <circle r="6" />
      <circle r="2.5" fill="#17150f" />
      <path d="M-11 0h22M0 -11v22" />
    </g>
  );
}

/** The goods on the press sheet, its cut marks, registration marks and the colour strip along its edge. */
export function PressSheetArt() {
  return (
    <>
      <rect width="760" height="640" fill="#fff" />
      <path d={CUTS} stroke="#17150f" strokeWidth="1" />
      <RegistrationMark x={380} y={22} />
      <RegistrationMark x={22} y={320} />
      <RegistrationMark x={738} y={320} />
      {STRIP.map((ink, index) => (
        <rect key={ink} x={252 + index * 32} y="608" width="32" height="16" fill={ink} />
      ))}
      <SheetTee />
      <SheetCards />
      <SheetNeon />
      <SheetMug />
      <SheetBanner />
      <SheetBrochure />
    </>
  );
}
