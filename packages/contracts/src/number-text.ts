/**
 * A pattern for the decimal texts of the numbers from `minimum` (0 or 1) to `maximum` (a whole number) with at most
 * `decimals` decimals and no leading zeros. The API's document includes it, so the document promises exactly what is
 * accepted.
 */
export function numberText(minimum: 0 | 1, maximum: number, decimals: number): string {
  const fraction = (digit: string) => (decimals > 0 ? `(\\.${digit}{1,${decimals}})?` : '');
  const below = minimum === 0 ? ['0', ...wholeTexts(maximum - 1)] : wholeTexts(maximum - 1);
  return `^((${below.join('|')})${fraction('\\d')}|${maximum}${fraction('0')})$`;
}

/** Patterns that together match the whole numbers from 1 to `maximum`. */
function wholeTexts(maximum: number): string[] {
  const digits = String(maximum);
  if (/^9+$/.test(digits)) return [`[1-9]\\d{0,${digits.length - 1}}`];
  const rest = (count: number) => '\\d'.repeat(count);
  const patterns = digits.length > 1 ? [`[1-9]\\d{0,${digits.length - 2}}`] : [];
  for (const [index, digit] of [...digits].entries()) {
    const least = index === 0 ? 1 : 0;
    if (Number(digit) > least) {
      patterns.push(`${digits.slice(0, index)}[${least}-${Number(digit) - 1}]${rest(digits.length - index - 1)}`);
    }
  }
  return [...patterns, digits];
}
