import type { Relay } from '@print-shop/messaging';
import { connectMongo, createLogger, ensureIndexes } from '@print-shop/service-kit';
import { combined, expectLists, fillRows, MANY_ROWS, openSuite, type Suite, watchQueries } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { aUser } from './many-users.fixture.ts';
import { userModel } from './user.schema.ts';
import { createUserStore } from './user.store.ts';

// This test is beside the store because filters, sorts and indexes are the service's own; the engine of all staff lists is
// in packages/service-kit. `npm run bench:admin` measures with the same rows.

const nobody = { nudge: () => undefined } as unknown as Relay;

let suite: Suite;
let connection: Connection;
let model: ReturnType<typeof userModel>;
/** The rows, for the test itself. */
let stored: ReturnType<typeof userModel>;
let queries: ReturnType<typeof watchQueries>;
beforeAll(async () => {
  suite = await openSuite();
  connection = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  queries = watchQueries(connection);
  model = userModel(connection);
  stored = userModel(suite.mongo);
  await ensureIndexes([model]);
  await fillRows(stored, MANY_ROWS, aUser);
});
afterAll(async () => {
  await connection?.close();
  await suite?.close();
  queries.expectIndexed();
});

it('lists users, some of them deleted, page by page', async () => {
  const deleted = (await stored.distinct('_id')).filter((_, index) => index % 50 === 7);
  await stored.updateMany({ _id: { $in: deleted } }, { deletedAt: new Date() });
  const store = createUserStore(model, nobody);
  await expectLists(
    await stored.find({ deletedAt: null }).lean(),
    combined({
      search: [undefined, 'a', 'sha', 'sharma', 'a sh', 'nobody'],
      role: [undefined, 'admin', 'customer'],
      sort: ['joined', '-joined', 'name', '-name'],
    }),
    { joined: '_id', name: 'name' },
    (row, { role }) => !role || row.isAdmin === (role === 'admin'),
    async (query) => {
      const { users, total } = await store.list(query);
      return { rows: users, total };
    },
  );
}, 120_000);
