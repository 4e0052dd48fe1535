import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts';

const usage = `npm run dead-letters -- list
npm run dead-letters -- replay <queue> [--max <n>]

--url-from-stdin    reads RABBITMQ_URL from standard input: arguments and environments are seen by others

RABBITMQ_URL        the broker, with its virtual host
RABBITMQ_ADMIN_URL  its management API; default: the same host and login at port 15672`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { max: { type: 'string' }, 'url-from-stdin': { type: 'boolean' } },
});
const [action, queue] = positionals;
const url = values['url-from-stdin'] ? (await text(process.stdin)).trim() : process.env.RABBITMQ_URL;
const max = values.max === undefined ? undefined : Number(values.max);

try {
  if (url && action === 'list') await list(url);
  else if (url && action === 'replay' && queue && !Number.isNaN(max)) await replay(url, queue);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function list(brokerUrl: string): Promise<void> {
  const dead = await listDeadLetters(brokerUrl, process.env.RABBITMQ_ADMIN_URL || adminUrlOf(brokerUrl));
  for (const { queue, count, reasons } of dead) {
    console.log(`${queue}  ${count}`);
    for (const reason of reasons) console.log(`    ${reason}`);
  }
  if (dead.length === 0) console.log('no dead letters');
}

async function replay(brokerUrl: string, name: string): Promise<void> {
  const count = await replayDeadLetters(brokerUrl, name, max);
  console.log(`${count === 1 ? '1 message is' : `${count} messages are`} back in ${name}`);
}

function adminUrlOf(brokerUrl: string): string {
  const { protocol, username, password, hostname } = new URL(brokerUrl);
  return `${protocol === 'amqps:' ? 'https' : 'http'}://${username}:${password}@${hostname}:15672`;
}
