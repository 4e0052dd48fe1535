import request from 'supertest';
import { createApp } from './app.ts';
import { createLogger } from './log.ts';
import { createManagementApp } from './management.ts';
import { createReadMetric, observeRequest } from './metrics.ts';

const checks = { mongo: () => true, redis: () => Promise.reject(new Error('away')) };
const app = createManagementApp({ checks });

describe('the management port', () => {
  it('is live, and names what is away', async () => {
    expect((await request(app).get('/health/live')).status).toBe(200);
    const ready = await request(app).get('/health/ready');
    expect([ready.status, ready.body.away]).toEqual([503, ['redis']]);
  });

  it('is not ready once the service is stopping', async () => {
    const stopping = createManagementApp({ isStopping: () => true });
    expect((await request(stopping).get('/health/ready')).status).toBe(503);
  });

  it('shows requests by the id of their contract', async () => {
    observeRequest('GET', 'me', 200, 0.01);
    expect((await request(app).get('/metrics')).text).toContain('route="me",status="200"');
  });

  it('shows a number as it is at that moment, and nothing while it cannot be read', async () => {
    const read = jest.fn<Promise<number>, []>();
    createReadMetric('sheets_waiting', 'Sheets that wait', read);
    const shown = async () => /^sheets_waiting .*$/m.exec((await request(app).get('/metrics')).text)?.[0];
    read.mockResolvedValueOnce(3).mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(0);
    expect([await shown(), await shown(), await shown()]).toEqual(['sheets_waiting 3', undefined, 'sheets_waiting 0']);
  });

  it('is the only one that answers operators', async () => {
    const visitors = createApp({ logger: createLogger('test', 'silent'), routers: [] });
    for (const path of ['/metrics', '/health/live', '/health/ready']) {
      expect((await request(visitors).get(path)).status).toBe(404);
    }
  });
});
