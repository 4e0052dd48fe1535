import request from 'supertest';
import { createApp } from './app.ts';
import { createLogger } from './log.ts';
import { createManagementApp } from './management.ts';
import { observeRequest } from './metrics.ts';

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

  it('is the only one that answers operators', async () => {
    const visitors = createApp({ logger: createLogger('test', 'silent'), routers: [] });
    for (const path of ['/metrics', '/health/live', '/health/ready']) {
      expect((await request(visitors).get(path)).status).toBe(404);
    }
  });
});
