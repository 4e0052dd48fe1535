export const en = {
  title: 'Contact messages',
  lead: 'Messages from the contact page, newest first. A message is deleted after 180 days.',
  off: 'This shop does not save messages. Set KEEP_CONTACT_MESSAGES to true in the installation, and messages from visitors appear here.',
  loading: 'Loading messages...',
  failed: 'Failed to load messages. Please try again later.',
  none: 'No messages yet.',
  texts: 'Texts of messages',
  caption: 'Messages of the contact page',
  columns: { date: 'Date', name: 'Name', email: 'Email', message: 'Message' },
};
