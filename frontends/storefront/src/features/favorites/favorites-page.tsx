import { usePageTitle, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useFavorites } from '../../api/use-favorites.ts';
import { ShelfSkeleton } from '../../shelf/shelf-grid.tsx';
import { FavoriteGrid } from './components/favorite-grid.tsx';
import { useText } from './messages/index.ts';

export default function FavoritesPage() {
  const text = useText();
  usePageTitle(text.title);
  const user = useUser();
  const { liked, ...query } = useFavorites();
  if (!user) return <SignInNeeded title={text.signInTitle} text={text.signInText} />;
  return (
    <div className="page pt-10 pb-20">
      <h1 className="headline text-title">{text.title}</h1>
      <Region
        query={query}
        loading={
          <div className="mt-17">
            <ShelfSkeleton count={4} />
          </div>
        }
        failed={text.failed}
      >
        {() => <FavoriteGrid productIds={[...liked]} />}
      </Region>
    </div>
  );
}
