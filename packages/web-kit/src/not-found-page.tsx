import { Button, buttonClasses, CropMarks } from '@print-shop/ui';
import { Link, useNavigate } from 'react-router';
import { useText } from './messages/index.ts';
import { usePageTitle } from './use-page-title.ts';

export function NotFoundPage() {
  const navigate = useNavigate();
  const text = useText().notFound;
  usePageTitle(text.pageTitle);
  return (
    <div className="page section">
      <div className="relative mx-auto flex max-w-[40rem] flex-col items-center gap-5 bg-sheet px-6 py-16 text-center">
        <CropMarks />
        <p aria-hidden="true" className="headline relative text-display">
          <span className="absolute inset-0 -translate-x-1 text-cyan mix-blend-multiply">404</span>
          <span className="absolute inset-0 translate-x-1 text-magenta mix-blend-multiply">404</span>
          <span className="relative">404</span>
        </p>
        <h1 className="headline text-title">{text.title}</h1>
        <p className="measure text-ink-soft">{text.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button tone="outline" onClick={() => navigate(-1)}>
            {text.goBack}
          </Button>
          <Link to="/" className={buttonClasses()}>
            {text.goHome}
          </Link>
        </div>
      </div>
    </div>
  );
}
