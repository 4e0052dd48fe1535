interface OrderIdProps {
  before?: string;
  /** The part that emails, invoices and the order's own page write as its number. */
  number: string;
  after?: string;
}

/** The id of an order in capitals, with its number set apart, so that it is recognised from an email. */
export function OrderId({ before, number, after }: OrderIdProps) {
  return (
    <span className="tabular break-all uppercase">
      {before}
      <span className="font-bold">{number}</span>
      {after}
    </span>
  );
}
