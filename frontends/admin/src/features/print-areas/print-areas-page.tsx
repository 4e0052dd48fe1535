import { Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { both, Region } from '@print-shop/web-kit/region';
import { useParams } from 'react-router';
import { History } from '../../history/history.tsx';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { usePrintAreas, useProduct } from './api/use-print-areas.ts';
import { DrawingForm } from './components/drawing-form.tsx';
import { useText } from './messages/index.ts';

/** Where a product can be printed on, drawn on its pictures. */
export default function PrintAreasPage() {
  const text = useText();
  const { id = '' } = useParams();
  const product = useProduct(id);
  const areas = usePrintAreas(id);
  const { message, say } = useMessage();
  usePageTitle(text.title);
  return (
    <>
      <PageHead title={text.title} {...(product.data ? { text: text.of(product.data.name) } : {})} />
      <MessageLine message={message} />
      <Region query={both(product, areas)} loading={<Spinner />} failed={text.failed}>
        {([known, drawn]) =>
          known && drawn ? (
            <DrawingForm product={known} areas={drawn} onSaved={() => say('good', text.saved)} />
          ) : (
            <p>{text.noProduct}</p>
          )
        }
      </Region>
      {areas.data && (
        <div className="mt-5">
          <History kind="print-areas" id={id} />
        </div>
      )}
    </>
  );
}
