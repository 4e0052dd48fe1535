import { TeeShape } from '../../../tee/tee-shape.tsx';

/** The cricket club's shirt, the largest piece of the sheet. */
export function SheetTee() {
  return (
    <g>
      <rect x="56" y="64" width="328" height="344" fill="#efe4cf" />
      <g transform="translate(76 66) scale(0.72)">
        <TeeShape color="#1d4e9e" />
        <g textAnchor="middle" fill="#fbf8f1" style={{ fontStretch: '125%', fontWeight: 790 }}>
          <text x="200" y="168" fontSize="31" letterSpacing="0.5">
            GULLY
          </text>
          <text x="200" y="276" fontSize="118" letterSpacing="-4">
            XI
          </text>
          <text x="200" y="308" fontSize="15" letterSpacing="1.2" style={{ fontWeight: 560 }}>
            LAJPAT NAGAR C.C.
          </text>
        </g>
        <path d="M132 184h136" stroke="#f5c400" strokeWidth="5" />
        <g transform="translate(262 222) rotate(-16)">
          <circle r="19" fill="#c8252f" />
          <path
            d="M-6 -18C-2 -7 -2 7 -6 18M6 -18C2 -7 2 7 6 18"
            stroke="#fff"
            strokeWidth="1.4"
            strokeDasharray="3 2.4"
            fill="none"
          />
        </g>
      </g>
    </g>
  );
}
