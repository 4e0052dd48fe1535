import { type Component, processEnvironment, wantedPort } from './components.ts';

const component: Component = { name: 'ordering', port: 1, managementPort: 2, entry: '', env: {} };

describe('the local run', () => {
  it('listens on the port that the environment names, and on the usual one without', () => {
    expect(wantedPort('9000')).toBe(9000);
    expect([wantedPort(undefined), wantedPort('')]).toEqual([undefined, undefined]);
  });

  it.each(['abc', '0', '-1', '80.5', '65536', '8080x'])('refuses the port %j with a sentence', (given) => {
    expect(() => wantedPort(given)).toThrow(`PORT is "${given}", which is no port: set it to a number from 1 to 65535`);
  });

  it('lets a test suite order from one address with few accounts', () => {
    const env = processEnvironment(component);
    for (const key of [
      'ORDERS_PER_ADDRESS',
      'OPEN_ORDERS_PER_ACCOUNT',
      'BULK_ORDERS_PER_ADDRESS',
      'DESIGN_LIMIT_PER_ADDRESS',
    ]) {
      expect({ key, limit: Number(env[key]) >= 1_000_000 }).toEqual({ key, limit: true });
    }
  });

  it('keeps what an account may owe, and what one order may be', () => {
    const kept = Object.keys(processEnvironment(component)).filter((key) => /RUPEES|PIECES|UNPAID/.test(key));
    expect(kept).toEqual([]);
  });

  it('lets the demo’s staff in by the password, which its settings may change', () => {
    expect(processEnvironment(component).SECOND_FACTOR_REQUIRED).toBe('false');
    expect(processEnvironment({ ...component, env: { SECOND_FACTOR_REQUIRED: 'true' } }).SECOND_FACTOR_REQUIRED).toBe(
      'true',
    );
  });
});
