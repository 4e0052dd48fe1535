import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 100;
const defaultPorts: Record<string, number> = { 'amqp:': 5672, 'amqps:': 5671 };

/** Resolves when something accepts connections at the address of a URL, or after `limitMs` milliseconds. */
export async function untilListening(url: string, limitMs: number): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, ''); // of IPv6
  const end = Date.now() + limitMs;
  while (!(await accepts(host, Number(port) || (defaultPorts[protocol] ?? 80))) && Date.now() < end) {
    await sleep(retryMs);
  }
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const end = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
