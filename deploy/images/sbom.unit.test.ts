import { imageSbom, repositorySbom, type Sbom } from './sbom.ts';

const namesOf = ({ components }: Sbom) => new Set(components.map(({ name }) => name));

describe('the bill of materials', () => {
  it('of an image names what runs in it, and nothing that only builds or tests', async () => {
    const sbom = await imageSbom({ name: 'catalog', folder: 'services/catalog', kind: 'server' });
    const names = namesOf(sbom);
    for (const name of ['express', 'mongoose', 'amqplib', 'sharp', 'node']) expect(names).toContain(name);
    for (const name of ['jest', 'typescript', 'esbuild', 'react']) expect(names).not.toContain(name);
    expect(sbom.metadata.component).toMatchObject({ name: 'print-shop-catalog', type: 'container' });
    expect(sbom.components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
  });

  it('of a front end names what its browsers run, and its server', async () => {
    const names = namesOf(await imageSbom({ name: 'storefront', folder: 'frontends/storefront', kind: 'frontend' }));
    for (const name of ['react', 'react-router', 'express']) expect(names).toContain(name);
    for (const name of ['jest', 'playwright-core', 'amqplib']) expect(names).not.toContain(name);
  });

  it('of the repository names the tools, too', async () => {
    const names = namesOf(await repositorySbom());
    for (const name of ['jest', 'express', 'react', 'playwright-core']) expect(names).toContain(name);
  });

  it('is the same for the same packages', async () => {
    const component = { name: 'cart', folder: 'services/cart', kind: 'server' } as const;
    const [one, two] = await Promise.all([imageSbom(component), imageSbom(component)]);
    expect(JSON.stringify(two)).toBe(JSON.stringify(one));
    expect(JSON.stringify(one)).not.toMatch(/timestamp|serialNumber/);
  });
});
