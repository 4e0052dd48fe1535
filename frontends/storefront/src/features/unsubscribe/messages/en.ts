export const en = {
  pageTitle: 'Fewer emails',
  title: 'Stop these emails?',
  lead: (kind: string) => `You get no more emails like “${kind}”. All others go on.`,
  stop: 'Stop these emails',
  stopping: 'Stopping...',
  doneTitle: 'You get no more of these emails',
  done: 'You can turn them on again in your profile.',
  profile: 'My messages',
  overTitle: 'This link does not work',
  over: 'It is not complete, or the account does not exist any more. You can choose your emails in your profile.',
  requiredTitle: 'These emails always come',
  required:
    'They are documents about your orders, which the law asks for. You can choose all other emails in your profile.',
  failed: 'That did not work. Please try again.',
};
