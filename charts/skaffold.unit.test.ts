import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { components } from '../deploy/images/component-list.ts';
import { chart } from './rendered.fixture.ts';

interface Skaffold {
  build: { artifacts: { image: string; custom: { buildCommand: string } }[] };
  deploy: { helm: { releases: { setValueTemplates: Record<string, string> }[] } };
}

const fileOf = <T>(path: string): T => parse(readFileSync(path, 'utf8')) as T;

describe('skaffold.yaml', () => {
  const { build, deploy } = fileOf<Skaffold>(join(root, 'skaffold.yaml'));
  const names = components.map(({ name }) => name).toSorted();

  it('builds every image there is', () => {
    const built = build.artifacts.map(({ image, custom }) => [image, /--only (\S+)/.exec(custom.buildCommand)?.[1]]);
    expect(built.toSorted()).toEqual(names.map((name) => [`print-shop-${name}`, name]));
  });

  it('gives the chart each image at the value of its component', () => {
    const { components: inChart } = fileOf<{ components: Record<string, { of?: string }> }>(join(chart, 'values.yaml'));
    const expected = [
      ...Object.entries(inChart).map(([name, { of = name }]) => [`components.${name}.image`, of]),
      ['tools.image', 'tools'],
    ].map(([key, name = '']) => [key, `{{.IMAGE_FULLY_QUALIFIED_print_shop_${name.replaceAll('-', '_')}}}`]);
    expect(deploy.helm.releases[0]?.setValueTemplates).toEqual(Object.fromEntries(expected));
  });
});
