import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from './messages/index.ts';

interface Message {
  id: number;
  text: string;
  tone: 'good' | 'bad';
}

export const SHOWN_MS = 3000;
let messages: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Message[]) => {
  messages = next;
  for (const listener of listeners) listener();
};

/** Removes one message, or all of them. */
export const dismissToast = (id?: number): void =>
  publish(id === undefined ? [] : messages.filter((message) => message.id !== id));

type Show = (text: string, tone: Message['tone']) => void;

let host: Show | undefined;

/** Has all toasts shown by somebody else than `Toaster` from now on. Returns what ends that. */
export function hostToasts(show: Show): () => void {
  host = show;
  return () => {
    if (host === show) host = undefined;
  };
}

/** Shows a message for three seconds. The same text is not shown twice at a time. */
export const toast = (text: string, tone: Message['tone'] = 'good'): void => (host ?? showHere)(text, tone);

function showHere(text: string, tone: Message['tone']): void {
  lastId += 1;
  const id = lastId;
  publish([...messages.filter((message) => message.text !== text), { id, text, tone }]);
  setTimeout(() => dismissToast(id), SHOWN_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface ToastCardProps {
  text: string;
  tone: Message['tone'];
  onDismiss: () => void;
}

/** One toast. Screen readers announce good news politely, bad news as an alert. */
export function ToastCard({ text, tone, onDismiss }: ToastCardProps) {
  const ui = useText();
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx(
        'pointer-events-auto flex max-w-[36rem] animate-settle items-center gap-3 rounded border-l-4 bg-board py-2 pr-1 pl-4 font-medium text-board-ink text-small shadow-lift',
        tone === 'bad' ? 'border-magenta' : 'border-cyan',
      )}
    >
      {tone === 'bad' ? (
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      ) : (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      )}
      {text}
      <button
        type="button"
        aria-label={ui.dismiss}
        onClick={onDismiss}
        className="tappable on-board inline-flex items-center justify-center"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** The place where toasts appear: one per page, in the host. */
export function Toaster() {
  const read = () => messages;
  const shown = useSyncExternalStore(subscribe, read, read);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex flex-col items-center gap-2 px-4 sm:bottom-6">
      {shown.map(({ id, text, tone }) => (
        <ToastCard key={id} text={text} tone={tone} onDismiss={() => dismissToast(id)} />
      ))}
    </div>
  );
}
