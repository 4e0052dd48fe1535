import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { openApiDocument } from '@print-shop/contracts/openapi';
import express, { Router } from 'express';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script>
</body></html>`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

/** Serves /api/openapi.json and, at /api/docs, a page to read it, whose files come from the shop itself. */
export function serveApiDocs(version: string): Router {
  const document = JSON.stringify(openApiDocument(version));
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return Router()
    .get('/api/openapi.json', (_req, res) => {
      res.type('json').send(document);
    })
    .get('/api/docs', (_req, res) => {
      res.type('html').send(PAGE);
    })
    .get('/api/docs/start.js', (_req, res) => {
      res.type('js').send(START);
    })
    .use('/api/docs', express.static(assets, { index: false, maxAge: '1d' }));
}
