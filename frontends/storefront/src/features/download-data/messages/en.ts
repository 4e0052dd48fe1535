export const en = {
  title: 'Your data',
  lead: 'Everything that we hold about you, as one ZIP file: data.json and your designs.',
  signIn: 'Please sign in to the account whose data it is. Then you can download it.',
  download: 'Download my data',
  downloading: 'Downloading...',
  done: 'The file is among your downloads.',
  overTitle: 'This link does not work any more',
  over: 'It has expired, is incomplete, or is for another account. You can ask for your data again in your profile.',
  profile: 'To my profile',
  failed: 'The file could not be downloaded. Please try again.',
  refusals: {
    unavailable: 'The shop is briefly unavailable. Please try again in a moment.',
    unreachable: 'The shop could not be reached. Please check your connection.',
  },
};
