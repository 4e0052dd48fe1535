export const en = {
  pageTitle: 'Fewer emails',
  title: 'Stop these emails?',
  lead: (kind: string) => `We will not send you emails like “${kind}” any more. You still get all others.`,
  stop: 'Stop these emails',
  stopping: 'Stopping...',
  doneTitle: 'These emails are stopped',
  done: 'You can turn them on again in your profile.',
  profile: 'My messages',
  overTitle: 'This link does not work',
  over: 'It is not complete, or the account does not exist any more. You can choose your emails in your profile.',
  requiredTitle: 'These emails always come',
  required:
    'They are documents about your orders, which the law asks for. You can choose all other emails in your profile.',
  failed: 'That did not work. Please try again.',
};
