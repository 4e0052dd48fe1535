export const en = {
  title: 'Failed messages',
  lead: 'Messages that did not go out within a day. Send them again once the cause is fixed, or notify the person yourself.',
  loading: 'Loading the failed messages...',
  failed: 'The failed messages could not be loaded.',
  none: 'No message has failed.',
  noneHint: 'Messages that could not be sent within a day appear here.',
  columns: { kind: 'Message', to: 'To', date: 'Date', reason: 'Reason', actions: 'Actions' },
  actions: { resend: 'Send again', dismiss: 'Dismiss' },
  actionOf: (action: string, message: string) => `${action}: ${message}`,
  done: { resend: 'The message will be sent again.', dismiss: 'The message was removed from the list.' },
  bulk: {
    label: (count: number) => (count === 1 ? 'Send 1 message again' : `Send ${count} messages again`),
    question: (count: number) => (count === 1 ? 'Send 1 message again?' : `Send ${count} messages again?`),
    done: (count: number) => (count === 1 ? '1 message will be sent again.' : `${count} messages will be sent again.`),
  },
  actionFailed: 'That did not work. Please try again.',
};
