/** The fields that a PIN code has filled in, announced when they appear. */
export const PinNote = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="status" className="text-caption text-ink-soft sm:col-span-2">
      {children}
    </p>
  ) : null;
