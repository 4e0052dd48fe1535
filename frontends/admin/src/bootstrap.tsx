import '@print-shop/ui/styles.css';
import { createPageQueries, loadShop, type Shop, session } from '@print-shop/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import App from './app.tsx';

/** Stands in for the host while this remote is developed alone. */
function Alone({ shop }: { shop: Shop }) {
  const navigate = useNavigate();
  return <App context={{ session, navigate, basePath: '/admin', shop }} />;
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const [shop] = await Promise.all([loadShop(), session.restore()]);
createRoot(element).render(
  <QueryClientProvider client={createPageQueries()}>
    <BrowserRouter>
      <Routes>
        <Route path="/admin/*" element={<Alone shop={shop} />} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
);
