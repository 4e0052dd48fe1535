import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, startHttp, stopHttp } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { createFileServer } from '../../frontends/server/src/files.ts';
import { type Mirror, mirrorFrontends } from './mirror-frontends.ts';

const logger = createLogger('test', 'silent');
const built = mkdtempSync(join(tmpdir(), 'built-'));
const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
const copy = (path: string) => join(folder, 'shell/dist', path);
const build = (version: string) => {
  rmSync(join(built, 'assets'), { recursive: true, force: true });
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, `assets/app.${version}.js`), `start('${version}')`);
  writeFileSync(join(built, 'index.html'), `<script src=/assets/app.${version}.js></script>`);
};

let server: Server;
let mirror: Mirror;
beforeAll(async () => {
  build('0000000001');
  server = await startHttp(createFileServer({ folder: built, logger }), { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as { port: number };
  mirror = await mirrorFrontends({ urls: { shell: `http://127.0.0.1:${port}` }, folder, logger, everyMs: 50 });
});
afterAll(async () => {
  mirror.close();
  await stopHttp(server);
  for (const one of [built, folder]) rmSync(one, { recursive: true });
});

describe('the copy of a front end that is deployed on its own', () => {
  it('is whole before the gateway serves it', () => {
    expect(readFileSync(copy('index.html'), 'utf8')).toContain('0000000001');
    expect(existsSync(copy('assets/app.0000000001.js'))).toBe(true);
  });

  it('follows a new version, and keeps the scripts of the one before for the pages that are open', async () => {
    build('0000000002');
    await eventually(() => expect(readFileSync(copy('index.html'), 'utf8')).toContain('0000000002'));
    expect(existsSync(copy('assets/app.0000000002.js'))).toBe(true);
    expect(existsSync(copy('assets/app.0000000001.js'))).toBe(true);
  });

  it('finds a script that the page of another gateway names already, and nothing that is no script of a version', async () => {
    writeFileSync(join(built, 'assets/late.0000000003.js'), 'late()');
    await expect(mirror.fetchMissing('shell', 'assets/late.0000000003.js')).resolves.toBe(true);
    await expect(mirror.fetchMissing('shell', 'assets/never.0000000004.js')).resolves.toBe(false);
    await expect(mirror.fetchMissing('shell', '../secret.0000000005.js')).resolves.toBe(false);
    await expect(mirror.fetchMissing('nobody', 'assets/app.0000000002.js')).resolves.toBe(false);
  });

  it('stays as it is while its server is away', async () => {
    await stopHttp(server);
    await expect(mirror.fetchMissing('shell', 'assets/app.0000000001.js')).resolves.toBe(true);
    expect(readFileSync(copy('index.html'), 'utf8')).toContain('0000000002');
    server = await startHttp(createFileServer({ folder: built, logger }), { host: '127.0.0.1', port: 0 });
  });
});
