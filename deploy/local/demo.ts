import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, readState, root, step, tryRun, writeState } from '@print-shop/machine';
import type { Account, Secrets } from './secrets.ts';

const seed = join(root, 'deploy/demo/seed.ts');
const file = 'demo.json';

/** Whether an account opens the shop. Its data may be older than the settings, and its people may have changed theirs. */
export async function canSignIn(url: string, account: Account): Promise<boolean> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return answer.ok;
}

/**
 * Loads the demo shop through the public API, once per data set, and writes the demo accounts for whoever tries the
 * shop. `dataSet` names the data that the shop runs on; the seed may be run again on the same data without harm.
 */
export async function ensureDemoShop(url: string, dataSet: string, secrets: Secrets): Promise<void> {
  const { admin, customer } = secrets;
  writeState('demo-accounts.json', { admin, customer });
  if (!existsSync(seed) || readState<{ loaded: string }>(file)?.loaded === dataSet) return;
  const env = {
    SHOP_URL: url,
    ADMIN_EMAIL: admin.login,
    ADMIN_PASSWORD: admin.password,
    CUSTOMER_EMAIL: customer.login,
    CUSTOMER_PASSWORD: customer.password,
  };
  await step('loading the demo shop', async () => {
    const outcome = await tryRun(process.execPath, [seed], { cwd: root, env, show: true });
    if (outcome.code !== 0) throw new CommandFailed('deploy/demo/seed.ts', outcome);
  });
  writeState(file, { loaded: dataSet });
}
