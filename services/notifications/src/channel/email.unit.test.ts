import { faultOf } from './email.ts';

const failure = (fields: object, message = 'no') => Object.assign(new Error(message), fields);

it.each([
  ['a connection that fails', failure({ code: 'ECONNECTION', command: 'CONN' }), 'away'],
  ['a server that is closing', failure({ code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }), 'away'],
  ['a wrong password', failure({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }), 'away'],
  ['a full mailbox', failure({ code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }), 'later'],
  ['an unknown mailbox', failure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }), 'address'],
  [
    'a sender that the server does not relay for',
    failure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, '550 5.7.1 relaying denied'),
    'message',
  ],
  ['a refused sender', failure({ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }), 'message'],
  ['a refused content', failure({ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }), 'message'],
] as const)('%s', (_what, error, fault) => expect(faultOf(error)).toBe(fault));
