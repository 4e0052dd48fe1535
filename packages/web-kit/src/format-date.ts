const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const minute = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** 21 Nov 2026, in the shop's own time. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** 21 Nov, 4:05 pm, in the shop's own time. */
export const formatDateTime = (iso: string): string => minute.format(new Date(iso));
