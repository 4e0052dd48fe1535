import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { Dashboard } from './features/dashboard/dashboard.tsx';
import QuotationPage from './features/quotation/quotation-page.tsx';
import { useStaffText } from './messages/index.ts';
import { PageHead } from './page-head.tsx';

function Welcome() {
  const { title, lead } = useStaffText().welcome;
  usePageTitle(title);
  return <PageHead title={title} text={lead} />;
}

/** /admin: today's figures, and below them the order builder for staff who quote. */
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
