import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A small real HTTP server in place of a service. */
export interface StubService {
  url: string;
  asked: Asked[];
  /** Answers every request, by default with the service's name. */
  answer: RequestListener;
  reset(): void;
  close(): Promise<void>;
}

export async function startStubService(name: string, port = 0): Promise<StubService> {
  const answer: RequestListener = (req, res) => {
    req.resume().on('end', () => sendJson(res, 200, { service: name, url: req.url }));
  };
  const stub: StubService = {
    url: '',
    asked: [],
    answer,
    reset: () => {
      stub.answer = answer;
      stub.asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer((req, res) => {
    stub.asked.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers });
    stub.answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}

export function sendJson(res: Parameters<RequestListener>[1], status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
