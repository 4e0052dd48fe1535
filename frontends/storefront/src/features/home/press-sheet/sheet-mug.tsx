import { useId } from 'react';

/** A mug with a wrapped design. */
export function SheetMug() {
  const id = useId();
  return (
    <g>
      <defs>
        <linearGradient id={id}>
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.22" />
        </linearGradient>
      </defs>
      <rect x="56" y="408" width="156" height="164" fill="#f6d3e0" />
      <ellipse cx="130" cy="550" rx="56" ry="7" fill="#000" opacity="0.14" />
      <path d="M168 462h14a24 24 0 0 1 0 56h-14" fill="none" stroke="#f3ede2" strokeWidth="11" />
      <path
        d="M168 462h14a24 24 0 0 1 0 56h-14"
        fill="none"
        stroke="#000"
        strokeOpacity="0.12"
        strokeWidth="2"
        transform="translate(0 6)"
      />
      <path d="M80 440h92v92a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16z" fill="#fffdf8" />
      <path d="M80 462h92v58H80z" fill="#d81b72" />
      <path d="M80 462h92v6H80zM80 514h92v6H80z" fill="#f5c400" />
      <g fill="#fff" textAnchor="middle" style={{ fontWeight: 790, fontStretch: '120%' }}>
        <text x="126" y="490" fontSize="17">
          BOSS
        </text>
        <text x="126" y="507" fontSize="13">
          DIDI
        </text>
      </g>
      <path d="M80 440h92v92a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16z" fill={`url(#${id})`} />
      <ellipse cx="126" cy="440" rx="46" ry="8" fill="#fffdf8" stroke="#d8cdb8" />
      <ellipse cx="126" cy="441" rx="40" ry="5.5" fill="#5b3a22" />
    </g>
  );
}
