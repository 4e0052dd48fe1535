import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type AppOptions, createApp } from '@print-shop/service-kit/app';
import express, { type Express, type RequestHandler, Router } from 'express';
import type { Release } from './release.ts';

export interface FileServerDeps extends Pick<AppOptions, 'logger'> {
  folder: string;
  /** What others draw its pages with. */
  release?: Release | undefined;
  /** Draws pages, where this front end does. */
  draw?: RequestHandler | undefined;
}

/** Every file of a front end by its path, with a hash of its content. */
async function listFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const listed = files.sort().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file).replaceAll(sep, '/'), hash.digest('base64url')] as const;
  });
  return Object.fromEntries(await Promise.all(listed));
}

/**
 * Hands a built front end to the gateways, which keep a copy and serve it: `/files.json` tells what there is, `/files/...`
 * is each of them as it is. The list is read anew each time, as a developer's build may change the files under it.
 * `/release.json` is what its pages are drawn with.
 */
export function createFileServer({ folder, release, draw, logger }: FileServerDeps): Express {
  const router = Router()
    .get('/files.json', async (_req, res) => {
      res.json(await listFiles(folder));
    })
    .use('/files', express.static(folder, { index: false, redirect: false, dotfiles: 'ignore' }));
  if (release) router.get('/release.json', whole(release));
  return createApp({ logger, routers: [{ handler: router }, ...(draw ? [{ handler: draw }] : [])] });
}

/** Answers JSON that does not change, and nothing to who has it already. */
function whole(value: unknown): RequestHandler {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return (req, res) => {
    res.set('ETag', etag).type('json');
    // Not `req.fresh`: `fetch` adds `Cache-Control: no-cache` to a request that names a tag.
    if (req.get('if-none-match') === etag) res.status(304).end();
    else res.send(body);
  };
}
