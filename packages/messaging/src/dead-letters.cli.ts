import { parseArgs } from 'node:util';
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts';

const usage = `npm run dead-letters -- list
npm run dead-letters -- replay <queue> [--max <n>]

RABBITMQ_URL        the broker, with its virtual host
RABBITMQ_ADMIN_URL  its management API; default: the same host and login at port 15672`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { max: { type: 'string' } } });
const [action, queue] = positionals;
const url = process.env.RABBITMQ_URL;
const max = values.max === undefined ? undefined : Number(values.max);

if (url && action === 'list') {
  const dead = await listDeadLetters(url, process.env.RABBITMQ_ADMIN_URL || adminUrlOf(url));
  for (const { queue, count, reasons } of dead) {
    console.log(`${queue}  ${count}`);
    for (const reason of reasons) console.log(`    ${reason}`);
  }
  if (dead.length === 0) console.log('no dead letters');
} else if (url && action === 'replay' && queue && !Number.isNaN(max)) {
  console.log(`${await replayDeadLetters(url, queue, max)} messages are back in ${queue}`);
} else {
  console.error(usage);
  process.exitCode = 1;
}

function adminUrlOf(brokerUrl: string): string {
  const { protocol, username, password, hostname } = new URL(brokerUrl);
  return `${protocol === 'amqps:' ? 'https' : 'http'}://${username}:${password}@${hostname}:15672`;
}
