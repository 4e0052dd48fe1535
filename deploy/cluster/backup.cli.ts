import { once } from 'node:events';
import { connect } from 'mongoose';
import { dump, restore } from './backup.ts';

// In every service's image, beside the address of its database: `backup.mjs dump > file`, `backup.mjs restore [--replace] < file`.

const [action, ...flags] = process.argv.slice(2);
const url = process.env.MONGO_URL;

try {
  if (!url || !['dump', 'restore'].includes(action ?? '')) {
    throw new Error(
      'node backup.mjs dump > file\nnode backup.mjs restore [--replace] < file\n\nMONGO_URL  the database',
    );
  }
  const { connection } = await connect(url, { autoIndex: false, autoCreate: false });
  const { db } = connection;
  if (!db) throw new Error('the database does not answer');
  const count = await (action === 'dump'
    ? dump(db, process.stdout)
    : restore(db, process.stdin, { replace: flags.includes('--replace') }));
  await connection.close();
  if (process.stdout.writableLength > 0) await once(process.stdout, 'drain');
  console.error(`${count} documents ${action === 'dump' ? 'written' : 'restored'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
