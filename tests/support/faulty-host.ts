import {readdirSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {listen, type RunningServer} from './listen';
import {serveSite} from './serve';

/**
 * A host that marks files in `assets/` as immutable. Playwright's routes can't replace it: they disable the browser's
 * cache.
 */
export interface FaultyHost extends RunningServer {
  /** Replaces the build with another one: the same pages, whose scripts and styles have other names. */
  deploy: () => void;
  /** Empties the responses for matching paths, until `repairFiles`. Browsers keep them: their headers are correct. */
  emptyFiles: (pattern: RegExp) => void;
  repairFiles: () => void;
  /** Returns to the first build, without faults. */
  reset: () => void;
}

const hashPattern = /\b[0-9a-f]{8}\b/g;
const reverse = (text: string) => [...text].reverse().join('');

export async function startFaultyHost(build: string, baseUrl = '/'): Promise<FaultyHost> {
  const site = await serveSite(build, {baseUrl});
  const assets = readdirSync(path.join(build, 'assets'), {recursive: true, encoding: 'utf8'});
  // In names such as `main.1a2b3c4d.js` and `widget-1a2b3c4d`, but not the IDs of chunks.
  const oldHashes = new Set(assets.flatMap((file) => file.match(/(?<=[.-])[0-9a-f]{8}(?=[./]|$)/g) ?? []));
  const newHashes = new Set([...oldHashes].map(reverse));
  /** Replaces the hashes of one build with those of the other one. */
  const rename = (text: string) =>
    text.replaceAll(hashPattern, (hash) => (oldHashes.has(hash) || newHashes.has(hash) ? reverse(hash) : hash));
  let isDeployed = false;
  let empty: RegExp | undefined;
  const respond = async ({url = '/', headers: {accept = '*/*'}}: IncomingMessage, response: ServerResponse) => {
    const isGone = isDeployed && (url.match(hashPattern) ?? []).some((hash) => oldHashes.has(hash));
    if (isGone) {
      response.writeHead(404, {'content-type': 'text/html'}).end('<!doctype html><title>Page</title>');
      return;
    }
    const source = await fetch(new URL(isDeployed ? rename(url) : url, site.origin), {headers: {accept}});
    const type = source.headers.get('content-type') ?? '';
    const isImmutable = url.includes('/assets/') && source.ok;
    response.writeHead(source.status, {
      'content-type': type,
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    const body = Buffer.from(await source.arrayBuffer());
    if (empty?.test(url) === true) response.end();
    else response.end(isDeployed && /html|javascript|css|json/.test(type) ? rename(body.toString()) : body);
  };
  const host = await listen(createServer((request, response) => void respond(request, response)));
  const repairFiles = () => {
    empty = undefined;
  };
  return {
    origin: host.origin,
    deploy: () => {
      isDeployed = true;
    },
    emptyFiles: (pattern) => {
      empty = pattern;
    },
    repairFiles,
    reset: () => {
      isDeployed = false;
      repairFiles();
    },
    close: async () => {
      await Promise.all([host.close(), site.close()]);
    },
  };
}
