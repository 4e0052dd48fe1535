import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import type { Component } from './components.ts';
import { choose, sourceOf } from './dev.ts';
import type { Plan, RunState } from './run-state.ts';

const ports = { port: 1, managementPort: 2 };
const cart: Component = { name: 'cart', ...ports, entry: 'services/cart/dist/main.mjs', env: {} };
const plan: Plan = { hash: 'h', components: [cart] };
const runWith = (substitute?: number): RunState => ({
  supervisor: 10,
  planHash: 'h',
  components: [{ name: 'cart', ...ports, pid: 11, substitute, logFile: '', restarts: 0 }],
});

describe('running a component from source', () => {
  it('takes a component of the running shop', () => {
    expect(choose('cart', runWith(), plan)).toBe(cart);
  });

  it.each([
    ['no shop runs', 'cart', undefined, plan, /npm start/],
    ['there is no such component', 'carts', runWith(), plan, /Name one .*: cart\./],
    ['none is named', undefined, runWith(), plan, /Name one/],
    ['it runs from source already', 'cart', runWith(12), plan, /process 12/],
  ])('says what to do when %s', (_, name, run, planned, message) => {
    expect(() => choose(name, run, planned)).toThrow(message);
  });

  it('finds the source of every component', () => {
    const programs = ['services/cart/dist/main', 'services/artwork/dist/checks.main', 'gateway/dist/main'];
    for (const program of [...programs, 'frontends/server/dist/main']) {
      const source = sourceOf({ entry: `${program}.mjs` });
      expect([source, existsSync(join(root, source))]).toEqual([`${program.replace('dist', 'src')}.ts`, true]);
    }
    expect(sourceOf({ entry: 'deploy/local/mail-catcher.ts' })).toBe('deploy/local/mail-catcher.ts');
  });
});
