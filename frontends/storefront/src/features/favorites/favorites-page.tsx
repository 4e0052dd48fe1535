import { ErrorState } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useFavorites } from '../../api/use-favorites.ts';
import { ShelfSkeleton } from '../../shelf/shelf-grid.tsx';
import { FavoriteGrid } from './components/favorite-grid.tsx';

export default function FavoritesPage() {
  usePageTitle('Favorites');
  const user = useUser();
  const { liked, isPending, isError, refetch } = useFavorites();
  if (!user) return <SignInNeeded title="Sign In Required" text="Please sign in to see the products you saved." />;
  if (isError)
    return (
      <ErrorState level={1} title="Failed to load your favorites. Please try again later." onRetry={() => refetch()} />
    );
  return (
    <div className="page pt-10 pb-20">
      <h1 className="headline text-title">Favorites</h1>
      {isPending ? (
        <div className="mt-8">
          <ShelfSkeleton count={4} />
        </div>
      ) : (
        <FavoriteGrid productIds={[...liked]} />
      )}
    </div>
  );
}
