import type { Account, Order } from '@print-shop/contracts';
import { orderNumber, USUAL_CALENDAR } from '@print-shop/contracts/client';
import { Timeline } from '@print-shop/ui';
import { usePageTitle, useShop } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { HelpLine } from '../../../order-parts/help-line.tsx';
import { History } from '../../../order-parts/history.tsx';
import { useText as usePartsText } from '../../../order-parts/messages/index.ts';
import { MONEY_FIRST } from '../../../order-parts/money-first.ts';
import { OrderHead } from '../../../order-parts/order-head.tsx';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { historyOf } from '../history-of.ts';
import { useText } from '../messages/index.ts';
import { nextStep, stateOf } from '../next-step.ts';
import { pressRun } from '../press-run.ts';
import { refundOf } from '../refund-of.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

interface OrderSheetProps {
  order: Order;
  /** Its account, once it is there. */
  account: Account | null | undefined;
  /** The payments, and the ways to pay the rest. */
  money?: ReactNode;
  documents?: ReactNode;
  /** The actions of its customer, below the items. */
  children?: ReactNode;
}

/** An order: its state, what is next, what has happened, what is in it, what it costs. */
export function OrderSheet({ order, account, money, documents, children }: OrderSheetProps) {
  const text = useText();
  const parts = usePartsText();
  const terms = useOrderTerms();
  const refund = refundOf(order, account);
  const { promiseDays = USUAL_CALENDAR.promiseDays } = useShop().delivery ?? {};
  const number = orderNumber(order._id);
  usePageTitle(text.page(number));
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <OrderHead
        number={number}
        createdAt={order.createdAt}
        headline={text.headlines[stateOf(order)]}
        next={nextStep(order, text, promiseDays, refund)}
      />
      <section aria-label={text.whereItIs} className="mt-8 rounded border border-rule bg-sheet p-6 lg:p-8">
        <Timeline label={text.pressRun} steps={pressRun(order, text, promiseDays)} />
      </section>
      <div className={MONEY_FIRST}>
        <div className="empty:hidden lg:col-start-2">{money}</div>
        <section aria-label={terms.items} className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OrderLines order={order} />
          {children}
        </section>
        <div className="grid content-start gap-6 lg:col-start-2">
          <OrderFacts order={order} refund={refund} />
          {documents}
          <History entries={historyOf(order, text, parts)} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
  );
}
