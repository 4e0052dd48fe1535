import { clsx } from 'clsx';
import { useId } from 'react';

const arc = (cx: number) => `M${cx + 6.6} 10.2A8.6 8.6 0 1 0 ${cx + 6.6} 21.8`;

interface LogoProps {
  /** The shop's own picture, from its configuration. */
  src?: string | undefined;
  className?: string;
}

/**
 * The shop's own logo, or a default one: a C of two rings in cyan and magenta, printed slightly out of register, which
 * overlap in the text colour. The shop's name is always beside it, so it has no text alternative.
 */
export function Logo({ src, className }: LogoProps) {
  const id = useId();
  if (src) return <img src={src} alt="" className={clsx('object-contain', className)} />;
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
