export const en = {
  title: 'Confirm your email',
  signIn: 'Please sign in to the account whose address you want to confirm. Then you can continue here.',
  lead: (email: string) =>
    `Is ${email} your address? Then confirm it: bulk orders that you placed with it as a guest move to My Orders.`,
  confirm: 'Confirm this address',
  confirming: 'Confirming...',
  doneTitle: 'Your email is confirmed',
  done: 'Bulk orders that you placed with this address as a guest appear in My Orders within a minute.',
  myOrders: 'My Orders',
  overTitle: 'This link does not work',
  over: 'It has expired, is not complete, belongs to another account or address, or you changed your address in the last 7 days. Ask for a new one in your profile.',
  profile: 'Go to your profile',
  failed: 'The address could not be confirmed. Please try again.',
};
