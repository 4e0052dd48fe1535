const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const UNITS = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

function inWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return [TENS[Math.floor(value / 10)], ONES[value % 10]].filter(Boolean).join('-');
  const unit = UNITS.find(({ size }) => value >= size);
  if (!unit) return '';
  return [inWords(Math.floor(value / unit.size)), unit.name, inWords(value % unit.size)].filter(Boolean).join(' ');
}

/** An amount as Indian documents spell it: 12,34,567.50 is "Rupees Twelve Lakh Thirty-Four Thousand … and Fifty Paise Only". */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const whole = `Rupees ${rupees === 0 ? 'Zero' : inWords(rupees)}`;
  return `${rest ? `${whole} and ${inWords(rest)} Paise` : whole} Only`;
}
