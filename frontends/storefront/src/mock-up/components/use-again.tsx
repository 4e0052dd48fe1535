import type { SceneSide } from '@print-shop/contracts';
import { listScenes } from '@print-shop/contracts/client';
import { language } from '@print-shop/i18n';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

interface UseAgainProps {
  productId: string;
  onTake: (sides: readonly SceneSide[]) => void;
}

/** What the customer laid out on this product before; nothing for guests. */
export function UseAgain({ productId, onTake }: UseAgainProps) {
  const text = useText();
  const user = useUser();
  const { data } = useQuery({
    ...queryFor(listScenes, { query: { limit: 50 } }),
    enabled: Boolean(user),
    staleTime: 0,
  });
  const earlier = data?.filter((scene) => scene.productId === productId) ?? [];
  if (!user) return null;
  const dateOf = (at: string) => new Date(at).toLocaleDateString(language.read() === 'hi' ? 'hi-IN' : 'en-IN');
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{text.useAgain}</summary>
      {earlier.length === 0 ? (
        <p className="text-ink-soft text-small">{text.noEarlier}</p>
      ) : (
        <ul aria-label={text.useAgainHint} className="grid grid-cols-3 gap-2">
          {earlier.map(({ _id, picture, sides, createdAt }) => (
            <li key={_id}>
              <button
                type="button"
                onClick={() => onTake(sides)}
                className="block w-full overflow-hidden rounded-sm border border-rule hover:border-ink"
              >
                <img src={picture} alt={text.earlier(dateOf(createdAt))} loading="lazy" className="block w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
