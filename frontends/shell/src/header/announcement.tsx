import { type Shop, useSaid } from '@print-shop/web-kit';
import { useText } from './messages/index.ts';

/** Shows the announcement of the shop above every page, in its time. */
export default function Announcement({ announcement }: { announcement: NonNullable<Shop['announcement']> }) {
  const { announcement: label } = useText();
  const said = useSaid();
  const { isOn, text, url, from = '', until } = announcement;
  const now = new Date().toISOString();
  if (!isOn || now < from || (until && now >= until)) return null;
  return (
    <aside aria-label={label} className="on-board bg-action text-action-ink print:hidden">
      <p className="page py-2 text-center font-semibold text-small [overflow-wrap:anywhere]">
        {url ? (
          <a href={url} className="underline">
            {said(text)}
          </a>
        ) : (
          said(text)
        )}
      </p>
    </aside>
  );
}
