function Card({ transform, dark }: { transform: string; dark?: boolean }) {
  return (
    <g transform={transform}>
      <rect x="3" y="5" width="150" height="88" rx="2" fill="#000" opacity="0.16" />
      <rect y="2.5" width="150" height="88" rx="2" fill={dark ? '#0c0b08' : '#d9cdb4'} />
      <rect width="150" height="88" rx="2" fill={dark ? '#1d1a13' : '#fffdf8'} />
    </g>
  );
}

/** A fanned stack of visiting cards for a bakery. */
export function SheetCards() {
  return (
    <g>
      <rect x="384" y="64" width="320" height="164" fill="#cfe7ef" />
      <Card transform="translate(404 108) rotate(-9)" dark />
      <Card transform="translate(430 98) rotate(-3)" dark />
      <g transform="translate(524 102) rotate(6)">
        <Card transform="translate(0 0)" />
        <path d="M14 62c0-22 14-32 26-32s26 10 26 32z" fill="#e0912f" />
        <path d="M26 44l6 10M38 38l5 11M50 40l3 11" stroke="#fff1cf" strokeWidth="3" strokeLinecap="round" />
        <g fill="#17150f">
          <text x="76" y="34" fontSize="13" style={{ fontWeight: 790, fontStretch: '115%' }}>
            Sharma
          </text>
          <text x="76" y="48" fontSize="13" style={{ fontWeight: 790, fontStretch: '115%' }}>
            Bakery
          </text>
          <text x="76" y="62" fontSize="7.5" fill="#5c574b">
            bread at 6, every day
          </text>
          <text x="14" y="78" fontSize="7.5" fill="#5c574b">
            12, Main Market · 98100 11223
          </text>
        </g>
      </g>
      <g transform="translate(450 160) rotate(-3)" fill="none" stroke="#d9a928" strokeWidth="2">
        <circle r="16" />
        <path d="M-7 5c0-8 4-11 7-11s7 3 7 11z" />
      </g>
    </g>
  );
}
