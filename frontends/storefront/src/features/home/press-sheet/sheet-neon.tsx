const STEAM = 'M622 292c-8-10 8-16 0-27M639 292c-8-10 8-16 0-27';
const GLASS = 'M606 302h50l-7 52h-36z';

/** A neon board on a dark wall: the tube, its glow, its standoffs. */
export function SheetNeon() {
  return (
    <g>
      <rect x="384" y="228" width="320" height="180" fill="#15131f" />
      <g opacity="0.5" stroke="#2a2638" strokeWidth="1.5" fill="none">
        <path d="M384 264h320M384 300h320M384 336h320M384 372h320M440 228v36M560 228v36M680 228v36M410 264v36M500 264v36M650 264v36M450 300v36M680 300v36M400 336v36M520 336v36M650 336v36M470 372v36M590 372v36" />
      </g>
      <ellipse cx="536" cy="318" rx="150" ry="72" fill="#ff2f86" opacity="0.16" />
      <ellipse cx="520" cy="318" rx="104" ry="46" fill="#ff2f86" opacity="0.16" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="#ff4f9a" strokeWidth="11" opacity="0.35">
          <text x="412" y="350" fontSize="78" style={{ fontWeight: 640, fontStretch: '110%' }}>
            chai
          </text>
        </g>
        <text
          x="418"
          y="350"
          fontSize="78"
          stroke="#ffc2dc"
          strokeWidth="3.4"
          style={{ fontWeight: 640, fontStretch: '110%' }}
        >
          chai
        </text>
        <path d={`${GLASS}${STEAM}`} stroke="#2bc4f0" strokeWidth="10" opacity="0.3" />
        <path d={`${GLASS}${STEAM}`} stroke="#c9f3ff" strokeWidth="3" />
        <path d="M414 374h242" stroke="#f5c400" strokeWidth="9" opacity="0.3" />
        <path d="M414 374h242" stroke="#fff0a8" strokeWidth="3" />
      </g>
    </g>
  );
}
