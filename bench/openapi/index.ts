import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import type {JsonObject} from '../../plugins/contract';
import {documentRoute, documentsSite} from '../../tests/support/openapi-site';
import {serveSite} from '../../tests/support/serve';
import {createVariantSite} from '../../tests/support/variant-site';
import {weighPages} from '../page-weight';
import {countOperations, keepFirstOperations} from './first-operations';

/** Number of operations that must be built in at most 60 seconds. */
const smallDocumentSize = 500;

/** Loads the OpenAPI document of GitHub. Its npm package takes up 400 MB, so it's installed on first use. */
function loadLargeDocument(): JsonObject {
  const file = path.join(__dirname, 'node_modules/@octokit/openapi/generated/api.github.com.json');
  const lockfile = path.join(__dirname, 'package-lock.json');
  if (!existsSync(file) || statSync(file).ctimeMs < statSync(lockfile).mtimeMs) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--no-audit', '--no-fund'], {cwd: __dirname, stdio: 'inherit'});
  }
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/**
 * Builds a small site whose only page is the reference of a document, and measures the build time and the weight of the
 * page.
 */
async function measurePage(document: JsonObject) {
  const variant = createVariantSite(documentsSite({large: JSON.stringify(document)}));
  try {
    const start = performance.now();
    const {exitCode, lines, outDir} = await variant.build();
    const seconds = (performance.now() - start) / 1000;
    if (exitCode !== 0) {
      throw new Error(lines.join('\n'));
    }
    const notes = lines.filter((line) => line.includes('API document large'));
    const server = await serveSite(outDir, {baseUrl: site.baseUrl});
    try {
      const [weight] = await weighPages(server.origin, [site.baseUrl + documentRoute('large')]);
      const {html, scripts, interactive} = weight ?? {};
      return {notes, operations: countOperations(document), 'build seconds': seconds, html, scripts, interactive};
    } finally {
      await server.close();
    }
  } finally {
    variant.remove();
  }
}

/** Prints the build time and the page weight of a large public document. They aren't part of the README's table. */
export async function benchOpenApi(): Promise<[]> {
  const document = loadLargeDocument();
  const results = [];
  for (const sample of [keepFirstOperations(document, smallDocumentSize), document]) {
    results.push(await measurePage(sample));
  }
  console.log(`@octokit/openapi on a small site (goal: ${smallDocumentSize} operations in at most 60 seconds)`);
  console.table(
    results.map(({notes: _, ...figures}) =>
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number((value ?? 0).toFixed(1))])),
    ),
  );
  results.at(-1)?.notes.forEach((note) => {
    console.log(note);
  });
  return [];
}
