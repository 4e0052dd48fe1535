import { usePageTitle, useUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { PageHead } from '../../page-head.tsx';

/** Who is at the counter; the details are changed on the same screen that customers use. */
export default function ProfilePage() {
  usePageTitle('Profile');
  const user = useUser();
  if (!user) return null;
  const facts = [
    ['Name', user.name],
    ['Email', user.email],
    ['Phone', user.phone || 'N/A'],
    ['Role', 'Admin'],
  ] as const;
  return (
    <>
      <PageHead title="Profile" />
      <dl className="grid max-w-xl grid-cols-[8rem_1fr] gap-y-2 rounded border border-rule bg-sheet p-5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Link to="/profile" className="font-semibold text-action underline">
          Change profile or password
        </Link>
      </p>
    </>
  );
}
