import { Dashboard } from './features/dashboard/dashboard.tsx';
import QuotationPage from './features/quotation/quotation-page.tsx';

/** /admin: how the shop stands today, and below it the order builder. */
export default function HomePage() {
  return (
    <>
      <Dashboard />
      <QuotationPage />
    </>
  );
}
