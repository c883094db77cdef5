import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {request as sendRequest, createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {listen, type RunningServer} from './listen';
import {serveSite} from './serve';

/** How a response is broken. Browsers keep it, because it has the headers of a correct one. */
export type Fault = 'missing' | 'a web page' | 'empty';

const webPage = '<!doctype html><title>Page</title>';
const faultyBodies: Readonly<Record<Fault, string>> = {missing: webPage, 'a web page': webPage, empty: ''};

/**
 * A host that marks files in `assets/` as immutable. Playwright's routes can't replace it: they disable the browser's
 * cache.
 */
export interface FaultyHost extends RunningServer {
  /** Replaces the build with another one: the same pages, whose scripts and styles have other names. */
  deploy: () => void;
  /** Breaks the responses for matching paths, until `repairFiles`. */
  breakFiles: (pattern: RegExp, fault: Fault) => void;
  repairFiles: () => void;
  /** Returns to the first build, without faults. */
  reset: () => void;
}

export async function startFaultyHost(build: string, baseUrl = '/'): Promise<FaultyHost> {
  const nextBuild = createNextBuild(build);
  const servers = [await serveSite(build, {baseUrl, brotli: false}), await serveSite(nextBuild, {baseUrl})] as const;
  let isDeployed = false;
  let broken: {readonly pattern: RegExp; readonly fault: Fault} | undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const {url = '/', headers} = request;
    const fault = broken?.pattern.test(url) === true ? broken.fault : undefined;
    const source = await get(new URL(url, servers[isDeployed ? 1 : 0].origin), headers);
    response.statusCode = fault === 'missing' ? 404 : source.status;
    const body = fault === undefined ? source.body : faultyBodies[fault];
    response.setHeader('content-type', body === webPage ? 'text/html' : source.type);
    const isImmutable = url.includes('/assets/') && response.statusCode === 200;
    response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.end(body);
  };
  const host = await listen(createServer((request, response) => void respond(request, response)));
  return {
    origin: host.origin,
    deploy: () => {
      isDeployed = true;
    },
    breakFiles: (pattern, fault) => {
      broken = {pattern, fault};
    },
    repairFiles: () => {
      broken = undefined;
    },
    reset: () => {
      isDeployed = false;
      broken = undefined;
    },
    close: async () => {
      await Promise.all([host, ...servers].map(({close}) => close()));
      rmSync(nextBuild, {recursive: true});
    },
  };
}

async function get(url: URL, {accept}: IncomingMessage['headers']) {
  const source = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(url, {headers: {accept}}, resolve).on('error', reject).end();
  });
  const body = Buffer.concat((await source.toArray()) as Buffer[]);
  return {status: source.statusCode ?? 500, type: source.headers['content-type'] ?? '', body};
}

/** Copies a build, with other hashes in the names of its scripts, style sheets, and folders. */
function createNextBuild(build: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
  cpSync(build, folder, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const hashPattern = /(?<=assets\/(?:js|css)\/.*\.|assets\/\w+-)[0-9a-f]{8}(?=\.|$)/;
  const hashes = new Set(files.flatMap((file) => hashPattern.exec(file) ?? []));
  const rename = (text: string) =>
    text.replaceAll(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? [...hash].reverse().join('') : hash));
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const fullPath = path.join(folder, file);
    writeFileSync(fullPath, rename(readFileSync(fullPath, 'utf8')));
  }
  for (const file of files.filter((name) => hashPattern.test(name)).reverse()) {
    renameSync(path.join(folder, file), path.join(folder, path.dirname(file), rename(path.basename(file))));
  }
  return folder;
}
