import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { Dashboard } from './features/dashboard/dashboard.tsx';
import QuotationPage from './features/quotation/quotation-page.tsx';
import { PageHead } from './page-head.tsx';

function Welcome() {
  usePageTitle('Staff area');
  return <PageHead title="Staff area" text="The menu above leads to everything that your role includes." />;
}

/** /admin: how the shop stands today, and below it the order builder, for those who quote. */
export default function HomePage() {
  const mayQuote = usePermission('quotations');
  return (
    <>
      {!mayQuote && <Welcome />}
      <Dashboard />
      {mayQuote && <QuotationPage />}
    </>
  );
}
