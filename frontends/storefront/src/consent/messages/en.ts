export const en = {
  signingUp: 'By signing up you agree that we keep these details for your account and your orders.',
  google: 'By continuing with Google for the first time you agree that we keep your name and email for your account.',
  ordering: 'By ordering you agree that we keep these details for your order.',
  writing: 'By sending you agree that we keep your message and your email address to answer you.',
  notice: 'What we keep, why and for how long',
};
