import type { Quotation } from '@print-shop/contracts';
import { Button, buttonClasses, toast } from '@print-shop/ui';
import { NotFoundPage, usePageTitle, useShopInEnglish } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { saveFile } from '@print-shop/web-kit/save-file';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { QuotationProofs } from '../../proofs/quotation-proofs.tsx';
import { QuotationSheet } from '../../quotation-sheet/quotation-sheet.tsx';
import { useQuotation } from './api/use-quotation.ts';
import { EarlierOffers } from './earlier-offers.tsx';
import { canShareFiles, shareFile } from './give-file.ts';
import { useText } from './messages/index.ts';
import { Notes } from './notes.tsx';
import { SendDialog } from './send-dialog.tsx';
import { Standing } from './standing.tsx';
import { isOver } from './validity.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** One kept quotation, as the customer gets it: on paper, or as a PDF. */
export default function SavedQuotationPage() {
  const text = useText();
  const { id = '' } = useParams();
  const query = useQuotation(id);
  usePageTitle(query.data?.number ?? text.quotation);
  return (
    <Region query={query} loading={text.loading} failed={text.failed} level={1} empty={<NotFoundPage />}>
      {(quotation) => <SavedQuotation quotation={quotation} />}
    </Region>
  );
}

function SavedQuotation({ quotation }: { quotation: Quotation }) {
  const text = useText();
  const madeBy = isOver(quotation.validUntil) ? text.madeByOver : text.madeBy;
  return (
    <>
      <PageHead title={quotation.number} text={madeBy(quotation.createdBy.name)}>
        <SendButton quotation={quotation} />
        <PdfButtons quotation={quotation} />
        <Button tone="outline" size="small" onClick={() => window.print()}>
          {text.print}
        </Button>
        {quotation.state !== 'accepted' && (
          <Link to={`/admin?revise=${quotation._id}`} className={buttonClasses({ tone: 'outline', size: 'small' })}>
            {text.revise}
          </Link>
        )}
        <WithdrawButton quotation={quotation} />
        <Link to={`/admin?copy=${quotation._id}`} className={buttonClasses({ tone: 'outline', size: 'small' })}>
          {text.duplicate}
        </Link>
        <Link to="/admin/quotations" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
          {text.all}
        </Link>
      </PageHead>
      <Standing quotation={quotation} />
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <QuotationSheet
          title="Quotation"
          lines={quotation.items.map((line, index) => ({ ...line, id: String(index) }))}
          conditions={quotation}
          kept={quotation}
        />
        <QuotationProofs quotation={quotation} />
        {quotation.sentTo && <Notes quotation={quotation} />}
        <EarlierOffers quotation={quotation} />
      </div>
    </>
  );
}

/** Nothing for a quotation that is answered or has ended. */
function SendButton({ quotation }: { quotation: Quotation }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (!['draft', 'sent', 'seen'].includes(quotation.state)) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {quotation.state === 'draft' ? text.send : text.sendAgain}
      </Button>
      {isOpen && <SendDialog quotation={quotation} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Draws the PDF when it is asked for, to be downloaded, or shared where the device can. */
function PdfButtons({ quotation }: { quotation: Quotation }) {
  const text = useText();
  const shop = useShopInEnglish();
  const [isBusy, setIsBusy] = useState(false);
  const giveTo = (give: (file: File) => void | Promise<void>) => async () => {
    setIsBusy(true);
    try {
      const [{ quotationPdf }, { loadFonts }] = await Promise.all([
        import('./pdf/quotation-pdf.ts'),
        import('./pdf/fonts.ts'),
      ]);
      await give(await quotationPdf(quotation, shop, await loadFonts(JSON.stringify(quotation))));
    } catch (error) {
      console.error('The PDF could not be made', error);
      toast(text.pdfFailed, 'bad');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        tone="outline"
        size="small"
        isBusy={isBusy}
        busyLabel={text.making}
        onClick={giveTo((file) => saveFile(file.name, file))}
      >
        {text.download}
      </Button>
      {canShareFiles() && (
        <Button tone="outline" size="small" disabled={isBusy} onClick={giveTo(shareFile)}>
          {text.share}
        </Button>
      )}
    </>
  );
}
