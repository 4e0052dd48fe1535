import { useId } from 'react';

export type TeeSide = 'front' | 'back';

const SLEEVES_AND_HEM =
  'L84 66C58 76 44 96 36 122L8 196L74 226L92 184C98 240 96 340 90 440C150 452 250 452 310 440C304 340 302 240 308 184L326 226L392 196L364 122C356 96 342 76 316 66L266 48';
const outline = {
  front: `M134 48${SLEEVES_AND_HEM}C252 92 148 92 134 48Z`,
  back: `M134 48${SLEEVES_AND_HEM}C240 62 160 62 134 48Z`,
};
const FOLDS = [
  'M92 184C112 204 122 236 118 286',
  'M308 184C288 204 278 236 282 286',
  'M132 438C144 404 142 372 128 344',
  'M262 444C254 410 262 380 276 356',
  'M196 446C202 424 200 408 194 392',
];
const SEAMS =
  'M92 184C82 150 84 108 98 62M308 184C318 150 316 108 302 62M17 189L80 217M383 189L320 217M91 430C150 442 250 442 309 430';

/** A t-shirt in any colour, drawn in a 400 × 480 box: light from the upper left, folds, collar and hems. */
export function TeeShape({ color, side = 'front' }: { color: string; side?: TeeSide }) {
  const id = useId();
  return (
    <g fill="none" strokeLinecap="round">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <ellipse cx="204" cy="452" rx="150" ry="12" fill="#000" opacity="0.12" />
      {side === 'front' && (
        <path
          d="M134 48C160 62 240 62 266 48C252 92 148 92 134 48Z"
          fill={color}
          stroke="#000"
          strokeOpacity="0.25"
          style={{ filter: 'brightness(0.72)' }}
        />
      )}
      <path d={outline[side]} fill={color} />
      <path d={outline[side]} fill={`url(#${id})`} stroke="#000" strokeOpacity="0.28" strokeWidth="1.5" />
      <path
        d={side === 'front' ? 'M134 48C148 92 252 92 266 48' : 'M134 48C160 62 240 62 266 48'}
        stroke="#000"
        strokeOpacity="0.14"
        strokeWidth="12"
        strokeLinecap="butt"
      />
      <path d={SEAMS} stroke="#000" strokeOpacity="0.22" strokeWidth="1.2" strokeDasharray="3 3" />
      {FOLDS.map((fold) => (
        <g key={fold}>
          <path d={fold} stroke="#000" strokeOpacity="0.08" strokeWidth="8" />
          <path d={fold} stroke="#fff" strokeOpacity="0.12" strokeWidth="4" transform="translate(-5 -2)" />
        </g>
      ))}
    </g>
  );
}
