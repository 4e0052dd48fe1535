import { hostToasts, SHOWN_MS, ToastCard } from '@print-shop/ui';
import { type CSSProperties, isValidElement, useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { useStaffText } from './messages/index.ts';

/** The id under which a text was shown last: the same text is not shown twice at a time. */
const lastIds = new Map<string, string | number>();

function show(text: string, tone: 'good' | 'bad'): void {
  sonner.dismiss(lastIds.get(text) ?? '');
  const card = (id: string | number) => <ToastCard text={text} tone={tone} onDismiss={() => sonner.dismiss(id)} />;
  lastIds.set(text, sonner.custom(card, { duration: SHOWN_MS }));
}

/** Gives every toast on the screen another time to stay. */
function keepFor(duration: number): void {
  for (const one of sonner.getToasts()) {
    const card = 'jsx' in one ? one.jsx : undefined;
    if (isValidElement(card)) sonner.custom(() => card, { id: one.id, duration });
  }
}

/** Shows the toasts of staff pages in place of the shell. They wait while the mouse rests on them or one of them has the focus. */
export function StaffToaster() {
  const text = useStaffText();
  useEffect(() => hostToasts(show), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the toasts inside, and is nothing to act on
    <div onFocus={() => keepFor(Number.POSITIVE_INFINITY)} onBlur={() => keepFor(SHOWN_MS)}>
      <Toaster
        position="bottom-center"
        containerAriaLabel={text.notices}
        // sonner's own font has no Devanagari on many machines.
        style={{ '--width': 'min(36rem, 100vw - 2rem)', fontFamily: 'inherit' } as CSSProperties}
        toastOptions={{ className: 'flex w-full justify-center' }}
      />
    </div>
  );
}
