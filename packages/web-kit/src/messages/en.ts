export const en = {
  closedOn: (date: string, reason: string) => (reason ? `Closed on ${date}: ${reason}` : `Closed on ${date}`),
  notFound: {
    pageTitle: 'Page not found',
    title: 'Oops! Page Not Found',
    text: 'The page you are looking for has wandered off. It may have moved, or the address has a misprint.',
    goBack: 'Go Back',
    goHome: 'Go Home',
  },
  signInAgain: {
    title: 'Please enter your password',
    why: 'You signed in a while ago. To go on, enter the password that you have now.',
    password: 'Current password',
    goOn: 'Continue',
    checking: 'Checking...',
    required: 'Please enter your current password.',
    failed: 'The password could not be checked. Please try again.',
  },
  partFailure: {
    title: (part: string) => `${part} is not available right now`,
    detail:
      'Nothing you entered on the server was lost: your cart and your orders are safe. Please try again in a moment.',
  },
};
