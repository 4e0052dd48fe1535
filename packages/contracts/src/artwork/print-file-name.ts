import type { OrderKind } from '../order/order-kind.ts';
import { orderNumber } from '../order-number.ts';

interface NamedLine {
  _id: string;
  orderId: string | null;
  orderKind: OrderKind;
  name: string;
}

/** A person finds the order by its number. */
export const printName = ({ name, orderId, orderKind, _id }: NamedLine): string =>
  `${orderId === null ? orderNumber(_id) : orderNumber(orderId, orderKind)}-${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;

/** The name begins with the fingerprint that was approved. */
export function printFileName(
  line: NamedLine,
  { sha256, sourceSha256, fileName }: { sha256: string; sourceSha256?: string | null; fileName: string },
): string {
  // Before there were print files, the customer's own file was printed.
  const name = sourceSha256 ? `${printName(line)}.pdf` : `${printName(line)}-${fileName}`;
  return `${sha256.slice(0, 8)}-${name}`;
}
