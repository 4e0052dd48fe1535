import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@print-shop/service-kit/log';
import request from 'supertest';
import { createFileServer } from './files.ts';

describe('a front end on its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'front-end-'));
  const app = createFileServer({ folder, logger: createLogger('test', 'silent') });
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<p>shop</p>');
    writeFileSync(join(folder, 'assets/app.0123456789.js'), 'start()');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('lists its files by their content, so that a changed one shows', async () => {
    const { body: before } = await request(app).get('/files.json').expect(200);
    expect(Object.keys(before)).toEqual(['assets/app.0123456789.js', 'index.html']);
    writeFileSync(join(folder, 'index.html'), '<p>new shop</p>');
    const { body: after } = await request(app).get('/files.json').expect(200);
    expect(after['index.html']).not.toBe(before['index.html']);
    expect(after['assets/app.0123456789.js']).toBe(before['assets/app.0123456789.js']);
  });

  it('gives a file as it is, and nothing outside its folder', async () => {
    const { text } = await request(app).get('/files/assets/app.0123456789.js').expect(200);
    expect(text).toBe('start()');
    await request(app).get('/files/../package.json').expect(404);
    await request(app).get('/files/missing.js').expect(404);
  });
});
