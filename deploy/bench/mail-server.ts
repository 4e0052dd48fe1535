import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it takes, and can be away and come back on the same port. */
export async function startMailServer() {
  /** How often each email was taken, by recipient and Message-ID. */
  const taken = new Map<string, number>();
  let port = 0;
  const open = async () => {
    const server = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        text(stream).then((mail) => {
          const id = /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? '';
          const [to] = session.envelope.rcptTo;
          const key = `${to?.address} ${id}`;
          taken.set(key, (taken.get(key) ?? 0) + 1);
          done();
        }, done);
      },
    });
    server.on('error', () => undefined); // clients that go away
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
    return server;
  };
  let server = await open();
  const leave = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: () => `smtp://127.0.0.1:${port}`,
    taken,
    leave,
    async comeBack() {
      server = await open();
    },
  };
}
