import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { copyStages } from './run.ts';

describe('the order in which databases are copied', () => {
  const services = readdirSync(join(root, 'services'));

  it('has each service once, those of orders after the rest, and that of accounts last', () => {
    const stages = copyStages(services);
    expect(stages.flat().toSorted()).toEqual(services.toSorted());
    expect(stages[0]).toContain('billing');
    expect(stages.slice(1)).toEqual([['ordering', 'bulk-order'], ['identity']]);
  });

  it('leaves out stages whose services are not there', () => {
    expect(copyStages(['identity', 'cart'])).toEqual([['cart'], ['identity']]);
  });
});
