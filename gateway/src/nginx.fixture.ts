import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@print-shop/machine';
import { eventually } from '@print-shop/test-kit';

/** Two kept-alive connections to the gateway carry the requests of all callers. */
const settings = (folder: string, port: number, upstream: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 20m;
  upstream gateway { server ${upstream}; keepalive 2; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://gateway;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_request_buffering off;
      proxy_read_timeout 20s;
      proxy_next_upstream off;
    }
  }
}
`;

/** Starts a real nginx in front of a gateway, configured like an ingress: it streams bodies and keeps its connections alive. */
export async function startNginx(gatewayUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, new URL(gatewayUrl).host));
  const nginx = spawn(process.env.NGINX_PATH ?? 'nginx', ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${url}/robots.txt`));
  return {
    url,
    close: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
