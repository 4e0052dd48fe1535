import { FileText } from 'lucide-react';
import { useText } from './messages/index.ts';

export interface OrderDocument {
  name: string;
  /** Where the file is. */
  href: string;
}

/** The documents of an order, such as its invoice. Absent while there are none. */
export function Documents({ documents }: { documents: readonly OrderDocument[] }) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="rounded border border-rule bg-sheet p-6">
      <h2 id="documents" className="mb-1 font-bold">
        {text.documents}
      </h2>
      <ul>
        {documents.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline [overflow-wrap:anywhere]"
            >
              <FileText aria-hidden="true" className="size-4 shrink-0" /> {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
