export const en = {
  ended: 'Your session has ended. Please sign in again.',
  signingOut: 'Signing out...',
  signOutFailed: 'Signing out did not work',
  stillSignedIn: 'You are still signed in. Please try again.',
  signOut: 'Sign out',
};
