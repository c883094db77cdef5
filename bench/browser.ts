import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Page, type Request} from '@playwright/test';
import {site} from '../config/site';
import {findChromium} from '../tools/browser/find-browser';

/** Launches the same Chromium as the browser tests. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch(executablePath === undefined ? {} : {executablePath});
}

/**
 * Returns whether a request is a prefetch. A prefetched script that the page then runs counts as one of the page's
 * scripts.
 */
export const isPrefetch = (request: Request) =>
  request.headers()['sec-purpose'] === 'prefetch' || request.headers().purpose === 'prefetch';

/** A file in the build that a page or one of its workers has loaded. */
export interface LoadedFile {
  /** Path in the build. */
  readonly name: string;
  /** Gzipped size in KB (1,000 bytes). */
  readonly kilobytes: number;
}

/** Collects the files that a page loads from now on, except prefetched files. The returned function lists them. */
export function collectLoadedFiles(page: Page): () => LoadedFile[] {
  const names = new Set<string>();
  const add = (url: string) => {
    const {protocol, pathname} = new URL(url);
    if (/^https?:$/.test(protocol)) names.add(pathname.slice(site.baseUrl.length));
  };
  page.on('request', (request) => {
    if (!isPrefetch(request)) add(request.url());
  });
  page.on('worker', (worker) => {
    add(worker.url());
  });
  return () =>
    [...names].map((name) => ({
      name,
      kilobytes: gzipSync(readFileSync(path.join('build', name)), {level: 9}).length / 1000,
    }));
}
