import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse, parseAllDocuments } from 'yaml';
import { manifest, refusal, render, type Values } from './rendered.fixture.ts';

const production: Values = parse(readFileSync(join(root, 'deploy/values/production.yaml'), 'utf8'));
const without = (part: string): Values => ({
  ...production,
  [part]: { ...(production[part] as object), existingSecret: '' },
});

describe('the chart without generated secrets', () => {
  it('renders the same text each time, as Argo CD compares it, and a trial does not', () => {
    expect(manifest(production)).toBe(manifest(production));
    expect(manifest({})).not.toBe(manifest({}));
  });

  it('makes no Secret, and names those that an operator makes', () => {
    const objects = render(production);
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(JSON.stringify(objects)).not.toContain('shop-secrets');
  });

  it.each(['signingKeys', 'secondFactor', 'admin', 'messages', 'artwork'])('says that %s needs a name', (part) => {
    expect(refusal(without(part))).toContain(
      `secrets.generate is false, so ${part}.existingSecret must name a Secret that you make.`,
    );
  });

  it.each([
    [{ secrets: { generate: false } }, 'so mongodb.inChart must be false'],
    [{ ...production, redis: {} }, 'so redis.inChart must be false'],
    [{ ...production, demo: { enabled: true } }, 'so demo.enabled must be false'],
  ])('is refused with what needs a generated password', (values, reason) => {
    expect(refusal(values)).toContain(reason);
  });

  it('has each of its Secrets in the example for External Secrets', () => {
    const example = readFileSync(join(root, 'deploy/values/external-secrets.yaml'), 'utf8');
    const made = parseAllDocuments(example).map((document) => document.toJS().metadata.name);
    const named = new Set(
      [...JSON.stringify(render(production)).matchAll(/"secretKeyRef":\{"name":"([^"]+)"/g)].map(([, name]) => name),
    );
    expect(made.toSorted()).toEqual([...named].toSorted());
  });

  it('reads the keys that the comments of the example name', () => {
    const references = JSON.stringify(render(production)).matchAll(
      /"secretKeyRef":\{"name":"([^"]+)","key":"([^"]+)"(,"optional":true)?/g,
    );
    const read = [...references].map(([, name, key = '', optional]) => ({ name, key, isNeeded: !optional }));
    const services = readdirSync(join(root, 'services'));
    const keysIn = (comment: string): string[] =>
      comment.split(', ').flatMap((key) => (key === 'one of each service' ? services : key));
    const example = readFileSync(join(root, 'deploy/values/external-secrets.yaml'), 'utf8');
    const entries = [...example.matchAll(/^# Keys: (.*)\n.*\n.*\n.*name: (\S+) /gm)];
    for (const [, comment = '', name = ''] of entries) {
      const keys = keysIn(comment);
      const known = read.filter((one) => one.name === name);
      expect(known.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
      expect(keys).toEqual(expect.arrayContaining(known.filter(({ isNeeded }) => isNeeded).map(({ key }) => key)));
    }
    expect(entries).toHaveLength(new Set(read.map(({ name }) => name)).size);
  });
});
