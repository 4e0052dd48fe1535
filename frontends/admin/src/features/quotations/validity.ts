/** Whether a day like 2026-01-31 is over in India. */
export const isOver = (validUntil: string, now = new Date()): boolean =>
  validUntil < now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
