const EYELETS = [242, 300, 360, 420, 478];

/** A flex banner with eyelets that sags a little between its ropes. */
export function SheetBanner() {
  return (
    <g>
      <rect x="212" y="408" width="304" height="164" fill="#dfe8d2" />
      <path d="M212 416L242 436M516 416L478 436M212 568L242 548M516 568L478 548" stroke="#7a6a4a" strokeWidth="2" />
      <path d="M232 428Q360 442 488 428V556Q360 544 232 556Z" fill="#000" opacity="0.12" transform="translate(4 6)" />
      <path d="M232 428Q360 442 488 428V556Q360 544 232 556Z" fill="#f5c400" />
      <path d="M232 522Q360 512 488 522V556Q360 544 232 556Z" fill="#c8252f" />
      {EYELETS.map((x) => (
        <circle
          key={x}
          cx={x}
          cy={437 + (x === 242 || x === 478 ? -1 : 2)}
          r="3.4"
          fill="#fffdf8"
          stroke="#8b7a45"
          strokeWidth="1.5"
        />
      ))}
      <g textAnchor="middle" style={{ fontStretch: '125%', fontWeight: 790 }}>
        <text x="360" y="474" fontSize="21" fill="#17150f">
          DIWALI SALE
        </text>
        <text x="360" y="510" fontSize="34" fill="#c8252f">
          50% OFF
        </text>
        <text x="360" y="540" fontSize="12.5" fill="#fff" style={{ fontWeight: 600 }}>
          Gupta Saree House, Karol Bagh
        </text>
      </g>
    </g>
  );
}

/** A half-open trifold of a tuition class. */
export function SheetBrochure() {
  return (
    <g>
      <rect x="516" y="408" width="188" height="164" fill="#d7d3ea" />
      <ellipse cx="612" cy="554" rx="76" ry="6" fill="#000" opacity="0.13" />
      <path d="M540 440l46-12v116l-46 10z" fill="#fffdf8" />
      <path d="M586 428l46 14v112l-46-10z" fill="#e6e0d2" />
      <path d="M632 442l48-14v116l-48 10z" fill="#2a6f57" />
      <path d="M548 452l30-8v26l-30 7z" fill="#2a6f57" opacity="0.85" />
      <path d="M548 486l30-7M548 496l30-7M548 506l22-5M548 522l30-7M548 532l18-4" stroke="#8b8474" strokeWidth="2.4" />
      <path
        d="M594 446l30 9M594 456l30 9M594 466l22 7M594 486l30 8M594 496l30 8M594 506l30 8M594 516l18 5"
        stroke="#a49a84"
        strokeWidth="2.2"
      />
      <g transform="translate(640 468) skewY(-16)" fill="#fff" style={{ fontWeight: 760, fontStretch: '100%' }}>
        <text fontSize="9.5">Verma</text>
        <text fontSize="9.5" y="11">
          Classes
        </text>
        <text fontSize="5" y="21" fill="#f5c400">
          IX to XII · Maths
        </text>
      </g>
      <path d="M640 520l28-8v12l-28 8z" fill="#f5c400" />
    </g>
  );
}
