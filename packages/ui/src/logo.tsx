import { useId } from 'react';

const arc = (cx: number) => `M${cx + 6.6} 10.2A8.6 8.6 0 1 0 ${cx + 6.6} 21.8`;

/** The mark: a C of two rings printed slightly out of register, cyan and magenta, which meet in the ink of the text around it. */
export function Logo({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none" strokeWidth="6.4">
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
        <path d={arc(13.6)} stroke="#fff" />
      </mask>
      <path d={arc(13.6)} stroke="#00a3d3" />
      <path d={arc(18.4)} stroke="#e0247c" />
      <path d={arc(18.4)} stroke="currentColor" mask={`url(#${id})`} />
    </svg>
  );
}
