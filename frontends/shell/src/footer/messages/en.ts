export const en = {
  shop: 'Shop',
  policies: 'Policies',
  links: {
    '/': 'Home',
    '/explore': 'Explore',
    '/services': 'Services',
    '/contact': 'Contact',
    '/privacy': 'Your data with us',
    '/privacy-policy': 'Privacy Policy',
    '/cancellation-policy': 'Cancellation Policy',
    '/terms-conditions': 'Terms & Conditions',
  },
  since: (year: number) => `On the press since ${year}.`,
  reachUs: 'Come by or call',
};
