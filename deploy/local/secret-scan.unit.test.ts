import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSecrets } from './secret-scan.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);

// Made here, so that the repository itself holds nothing that looks like a secret.
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const token = `ghp_${randomBytes(18).toString('hex')}`;

beforeAll(() => {
  git('init', '-q');
  mkdirSync(join(folder, 'keys'));
  write('.gitignore', '.local/\n');
  write('clean.ts', 'export const url = process.env.MONGO_URL;\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the search for secrets', () => {
  it('finds nothing where there is none', async () => {
    expect(await findSecrets(folder)).toEqual([]);
  });

  it('names file and line of a planted key and token, tracked or new, and never prints them', async () => {
    write('keys/signing.pem', pem);
    write('deploy.sh', `#!/bin/sh\nexport TOKEN=${token}\n`);
    git('add', 'keys/signing.pem');
    const found = await findSecrets(folder);
    expect(found.map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(['keys/signing.pem:1', 'deploy.sh:2']),
    );
    expect(found.join('\n')).not.toContain(token);
  });

  it('reads neither what git ignores nor what was deleted', async () => {
    mkdirSync(join(folder, '.local'));
    write('.local/secrets.json', JSON.stringify({ token }));
    rmSync(join(folder, 'keys/signing.pem'));
    rmSync(join(folder, 'deploy.sh'));
    expect(await findSecrets(folder)).toEqual([]);
  });
});
