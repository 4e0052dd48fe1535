import { inTab, type Shop, useAsOfNow, useSaid } from '@print-shop/web-kit';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { ANNOUNCEMENT_CLOSED } from '../announcement-closed.ts';
import { useText } from './messages/index.ts';

type Announced = NonNullable<Shop['announcement']>;

/** Whether the shop announces it at this moment. */
const isInTime = ({ isOn, from, until }: Announced, at: Date): boolean =>
  isOn && (!from || at >= new Date(from)) && (!until || at < new Date(until));

const neverChanges = () => () => undefined;
const readClosed = () => inTab.getItem(ANNOUNCEMENT_CLOSED);
const drawnClosed = () => null;

function Bar({ announcement: { text, url } }: { announcement: Announced }) {
  const { announcement: label, closeAnnouncement } = useText();
  const words = useSaid()(text);
  // A script in the head hides a bar that was closed before the page was loaded. Here it is removed once the page listens.
  const closedBefore = useSyncExternalStore(neverChanges, readClosed, drawnClosed);
  const [closedNow, setClosedNow] = useState<string>();
  if (text.en === closedBefore || text.en === closedNow) return null;
  const close = () => {
    inTab.setItem(ANNOUNCEMENT_CLOSED, text.en);
    setClosedNow(text.en);
    // The button disappears with the bar, so the focus moves to the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={label} className="on-board bg-action text-action-ink in-data-quiet:hidden print:hidden">
      <div className="page flex items-center gap-2">
        <p className="min-w-0 grow py-2 text-center font-semibold text-small [overflow-wrap:anywhere]">
          {url ? (
            <a href={url} className="underline">
              {words}
            </a>
          ) : (
            words
          )}
        </p>
        <button
          type="button"
          aria-label={closeAnnouncement}
          onClick={close}
          className="tappable -mr-3 inline-flex shrink-0 items-center justify-center"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </aside>
  );
}

/** The announcement of the shop above every page, in its time, until it is closed in this tab. */
export default function Announcement({ shop: { announcement } }: { shop: Shop }) {
  const isShown = useAsOfNow((at) => announcement !== undefined && isInTime(announcement, at));
  return isShown && announcement && <Bar announcement={announcement} />;
}
