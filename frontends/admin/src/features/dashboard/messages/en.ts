export const en = {
  title: 'Today',
  orders: 'Orders today',
  revenue: 'Revenue today',
  waiting: 'Waiting bulk orders',
  lowStock: 'Low stock',
  loading: (figure: string) => `Loading ${figure}`,
  notKnown: 'Not known.',
  tryAgainOf: (figure: string) => `Try Again: ${figure}`,
};
