import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The network of a test file: requests without a handler fail the test. */
export function serve(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
