export interface UpiPayment {
  id: string;
  payee: string;
  paise: number;
  /** The purpose of the payment, as both sides read it. */
  note: string;
  /** The shop's own reference, up to 35 letters and digits. */
  reference: string;
}

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** The beginning of a text: whole letters, up to a number of UTF-16 units. */
function cut(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * The link that opens a UPI app with everything filled in; a QR code of it does the same (NPCI, UPI Linking Specification
 * 1.6, sections 2 and 3). Names and notes are cut to what apps show.
 */
export function upiLink({ id, payee, paise, note, reference }: UpiPayment): string {
  const fields = {
    pa: id,
    pn: cut(payee, 50),
    am: (paise / 100).toFixed(2),
    cu: 'INR',
    tn: cut(note, 50),
    tr: reference.slice(0, 35),
  };
  // Apps read %20, and not every one a plus sign; the @ of an id stays as it is.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}
