import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {site} from '../config/site';
import {findFreePort} from '../tests/support/listen';
import {stopProcess} from '../tests/support/stop-process';
import {createVariantSite} from '../tests/support/variant-site';
import {createStockSite, docusaurusCli} from './builds/stock-site';
import {launchChromium} from './chromium';
import {computeMedian} from './page-routes';
import type {Row} from './readme-table';

/** A file to edit, and a page that displays the edited text. */
interface Edit {
  readonly file: string;
  /** Text that occurs in the file. The benchmark appends a marker to its first occurrence. */
  readonly text: string;
  readonly route: string;
}

const editsPerFile = 5;
const timeoutMs = 120_000;

const edits: Readonly<Record<'prose' | 'contract' | 'declaration', Edit>> = {
  prose: {file: 'docs/intro.mdx', text: '\n## ', route: 'docs/intro'},
  contract: {
    file: 'contract/openapi/components/users.yaml',
    text: 'A name for the user that you recognize in exports.',
    route: `docs/${site.slug}-api/user-management-api/login-user`,
  },
  declaration: {
    file: 'contract/ui-sdk/options.d.ts',
    text: 'The background color of the widget.',
    route: `docs/${site.slug}-ui-sdk/installation-config`,
  },
};
const stockProseEdit: Edit = {file: 'docs/intro.md', text: '\n## ', route: 'docs/intro'};

/**
 * Measures `npm start`: the time to the first page, and the time from saving a file until the browser displays the
 * change. Alternates between this site and a stock site that's created from the same Markdown, which is in `build/`.
 */
export async function benchDevServer(): Promise<Row[]> {
  if (!existsSync('build/docs')) {
    throw new Error('The stock site is created from the Markdown files in build/docs. Run "npm run build" first.');
  }
  const siteCopy = createVariantSite({docs: 'all'});
  const stockSite = createStockSite('build');
  const browser = await launchChromium();
  const servers: DevServer[] = [];
  try {
    const siteServer = await startServer(browser, siteCopy.dir, docusaurusCli);
    servers.push(siteServer);
    const stockServer = await startServer(browser, stockSite.dir, docusaurusCli);
    servers.push(stockServer);
    const ownProse: number[] = [];
    const stockProse: number[] = [];
    for (let run = 0; run < editsPerFile; run += 1) {
      ownProse.push(await measureEdit(siteServer, edits.prose, run));
      stockProse.push(await measureEdit(stockServer, stockProseEdit, run));
    }
    const contract = await measureEdits(siteServer, edits.contract);
    const declaration = await measureEdits(siteServer, edits.declaration);
    return [
      {
        metric: '`npm start` to the first page',
        value: `${formatSeconds(siteServer.startMs)} (stock: ${formatSeconds(stockServer.startMs)})`,
        target: '≤ stock',
      },
      {
        metric: 'rebuild after editing a page',
        value: `${formatSeconds(computeMedian(ownProse))} (stock: ${formatSeconds(computeMedian(stockProse))})`,
        target: '≤ stock',
      },
      {metric: 'rebuild after editing an OpenAPI file', value: formatSeconds(contract), target: '< 2.5 s'},
      {metric: 'rebuild after editing a declaration', value: formatSeconds(declaration), target: '< 2.5 s'},
    ];
  } finally {
    await browser.close();
    for (const server of servers) {
      await server.stop();
    }
    siteCopy.remove();
    stockSite.remove();
  }
}

interface DevServer {
  readonly dir: string;
  readonly origin: string;
  readonly page: Page;
  /** Time from the start of the process to the first page in the browser. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

async function startServer(browser: Browser, dir: string, cli: string): Promise<DevServer> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const page = await browser.newPage();
  const start = performance.now();
  const serverProcess = spawn(process.execPath, [cli, 'start', '--no-open', '--port', String(port)], {
    cwd: dir,
    stdio: 'ignore',
    env: {...process.env, NODE_ENV: 'development'},
  });
  await waitForServer(`${origin}/docs/intro`, serverProcess);
  await page.goto(`${origin}/docs/intro`, {timeout: timeoutMs});
  await page.locator('main h1').waitFor({timeout: timeoutMs});
  const startMs = performance.now() - start;
  return {dir, origin, page, startMs, stop: () => stopProcess(serverProcess)};
}

async function waitForServer(url: string, serverProcess: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && serverProcess.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ok}) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The development server didn't respond at ${url}. Run "npm start" to see its output.`);
}

async function measureEdits(server: DevServer, edit: Edit): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < editsPerFile; run += 1) {
    times.push(await measureEdit(server, edit, run));
  }
  return computeMedian(times);
}

/** Appends a marker to text in a file, measures how long it takes to appear, in milliseconds, and restores the file. */
async function measureEdit({dir, origin, page}: DevServer, {file, text, route}: Edit, run: number): Promise<number> {
  const url = `${origin}/${route}`;
  if (page.url() !== url) {
    await page.goto(url, {timeout: timeoutMs});
    await page.locator('main h1').waitFor({timeout: timeoutMs});
  }
  const absolutePath = path.join(dir, file);
  const original = readFileSync(absolutePath, 'utf8');
  if (!original.includes(text)) {
    throw new Error(`${file} doesn't contain "${text}". Update the edits in bench/dev-server.ts.`);
  }
  const marker = `Edited${run}`;
  const waitForMarker = async (isExpected: boolean) => {
    await page.waitForFunction(
      ([text, isIncluded]) => document.body.textContent.includes(text) === isIncluded,
      [marker, isExpected] as const,
      {polling: 10, timeout: timeoutMs},
    );
  };
  // File watchers ignore changes in quick succession.
  await page.waitForTimeout(1000);
  const start = performance.now();
  writeFileSync(
    absolutePath,
    original.replace(text, () => `${text}${marker} `),
  );
  await waitForMarker(true);
  const duration = performance.now() - start;
  await page.waitForTimeout(1000);
  writeFileSync(absolutePath, original);
  await waitForMarker(false);
  return duration;
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
