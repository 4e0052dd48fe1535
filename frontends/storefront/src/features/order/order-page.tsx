import type { Order } from '@print-shop/contracts';
import { followOwnOrders, getConversation, getOrder, isCancellable } from '@print-shop/contracts/client';
import { buttonClasses, Timeline } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { CustomerClaims, orderLines } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Link } from 'react-router';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { Documents, type OrderDocument } from '../../order-parts/documents.tsx';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { History } from '../../order-parts/history.tsx';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { useOrderTerms } from '../../order-terms/messages/index.ts';
import { useCancelOrder } from './api/use-cancel-order.ts';
import { OrderFacts } from './components/order-facts.tsx';
import { OrderLines } from './components/order-lines.tsx';
import { ReorderButton } from './components/reorder-button.tsx';
import { historyOf } from './history-of.ts';
import { useText } from './messages/index.ts';
import { nextStep, stateOf } from './next-step.ts';
import { pressRun } from './press-run.ts';

/** What is read again when the order changes. */
const LIVE = [getOrder, getConversation];

interface OrderPageProps {
  order: Order;
  /** What belongs to the order on paper; other services keep it. */
  documents?: readonly OrderDocument[];
}

/** One order of the signed-in customer: its state, what is next, what has happened, what is in it, what it costs. */
export function OrderPage({ order, documents = [] }: OrderPageProps) {
  useLive(followOwnOrders, LIVE);
  useKeptOffline(LIVE);
  const text = useText();
  const terms = useOrderTerms();
  const cancel = useCancelOrder(order);
  const number = order._id.slice(-6).toUpperCase();
  usePageTitle(text.page(number));
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <OrderHead
        number={number}
        createdAt={order.createdAt}
        headline={text.headlines[stateOf(order)]}
        next={nextStep(order, text)}
      />
      <section aria-label={text.whereItIs} className="mt-8 rounded border border-rule bg-sheet p-6 lg:p-8">
        <Timeline label={text.pressRun} steps={pressRun(order, text)} />
      </section>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
        <section aria-label={terms.items}>
          <OrderLines order={order} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/orders" className={buttonClasses({ tone: 'ink' })}>
              {text.myOrders}
            </Link>
            {!order.quotation && <ReorderButton key={order.timeline.length} order={order} />}
            <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
              {text.continueShopping}
            </Link>
            {isCancellable(order) && (
              <CancelButton
                label={text.cancelOrder}
                title={text.cancelOrderTitle}
                description={text.cancelOrderText}
                cancel={cancel}
              />
            )}
          </div>
          <CustomerClaims order={orderLines(order)} />
          <ConversationBox id={order._id} className="mt-10" />
        </section>
        <div className="grid content-start gap-6">
          <OrderFacts order={order} />
          <Documents documents={documents} />
          <History entries={historyOf(order, text)} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
  );
}
