/** The address of the shop under test, which the global setup put into the environment. */
export interface ShopAddress {
  url: string;
  admin: { login: string; password: string };
  /** Shows the email that it sends. */
  mailUrl: string;
  /** Takes the commands below. */
  controlUrl: string;
  /** Where the local payment provider is. */
  paymentsUrl: string;
}

export interface ProcessState {
  name: string;
  port: number;
  restarts: number;
  isReady: boolean;
}

export const shopVariable = 'E2E_SHOP';

export function shop(): ShopAddress {
  const told = process.env[shopVariable];
  if (!told) throw new Error(`${shopVariable} is not set: run this by the end-to-end configuration of Jest`);
  return JSON.parse(told) as ShopAddress;
}

async function command(method: 'GET' | 'POST', path: string): Promise<unknown> {
  const res = await fetch(shop().controlUrl + path, { method });
  if (!res.ok) throw new Error(`${method} ${path} answered ${res.status}: ${await res.text()}`);
  return res.json();
}

export const processes = async (): Promise<ProcessState[]> => (await command('GET', '/processes')) as ProcessState[];

/** Kills a process the hard way; it is started again by itself. */
export const crash = (name: string): Promise<unknown> => command('POST', `/processes/${name}/crash`);

export const stopBroker = (): Promise<unknown> => command('POST', '/broker/stop');
export const startBroker = (): Promise<unknown> => command('POST', '/broker/start');

/** Texts in the logs of the run so far that look like tokens, by process. */
export const tokensInLogs = async (): Promise<string[]> => (await command('GET', '/tokens-in-logs')) as string[];
