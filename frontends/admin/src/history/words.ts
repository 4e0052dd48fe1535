import type { AuditedKind } from '@print-shop/contracts';

/** `happyHourDiscount` as "Happy hour discount", `address.city` as "Address city". */
export function fieldName(path: string): string {
  const words = path.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `product-color` as "product color". */
export const kindName = (kind: AuditedKind): string => kind.replaceAll('-', ' ');
