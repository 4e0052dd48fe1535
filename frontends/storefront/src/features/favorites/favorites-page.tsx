import { ErrorState } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useFavorites } from '../../api/use-favorites.ts';
import { ShelfSkeleton } from '../../shelf/shelf-grid.tsx';
import { FavoriteGrid } from './components/favorite-grid.tsx';
import { useText } from './messages/index.ts';

export default function FavoritesPage() {
  const text = useText();
  usePageTitle(text.title);
  const user = useUser();
  const { data, liked, isPending, isError, refetch } = useFavorites();
  if (!user) return <SignInNeeded title={text.signInTitle} text={text.signInText} />;
  if (isError && !data)
    return (
      <div className="page">
        <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />
      </div>
    );
  return (
    <div className="page pt-10 pb-20">
      <h1 className="headline text-title">{text.title}</h1>
      {isPending ? (
        <div className="mt-17">
          <ShelfSkeleton count={4} />
        </div>
      ) : (
        <FavoriteGrid productIds={[...liked]} />
      )}
    </div>
  );
}
