const INDIA = '91';
const INDIAN_DIGITS = 10;

/** A link that opens a chat with a customer's number, with words already typed. Numbers without a country code are Indian. */
export function whatsappTo(phone: string, words: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const number = digits.length === INDIAN_DIGITS ? INDIA + digits : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}
