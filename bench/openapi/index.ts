import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {site} from '../../config/site';
import {highlight} from '../../plugins/content';
import {Contract} from '../../plugins/contract';
import {planPages, Reference} from '../../plugins/reference';
import {checkCompleteness} from '../../tests/support/openapi-completeness/check-completeness';
import {getDocumentRoute, documentsSite} from '../../tests/support/openapi-site';
import {createVariantSite} from '../../tests/support/variant-site';
import {loadDocument, readDocumentList, type PublicDocument} from './load-documents';

const root = path.resolve(__dirname, '../..');

/** The maximum size of a page, in gzipped KB. */
const maxPageSize = 100;

/** The maximum number of missing strings, and of log lines, to print for each document. */
const maxListed = 5;

interface DocumentResult {
  readonly name: string;
  readonly operations: number;
  readonly schemas: number;
  readonly pages: number;
  readonly 'index KB': number;
  readonly 'largest KB': number;
  readonly 'build s': number;
  readonly checked: number;
  readonly missing: number;
}

/**
 * Builds a small site for each public OpenAPI document, checks that its pages contain the complete document, and prints
 * times and sizes. The `OPENAPI_DOCUMENTS` environment variable selects documents: `OPENAPI_DOCUMENTS=stripe,github`.
 *
 * @throws Error if a document can't be built, its pages are incomplete, or a page is too large.
 */
export async function benchOpenApi(): Promise<[]> {
  const selected = process.env['OPENAPI_DOCUMENTS']?.split(',');
  const results: DocumentResult[] = [];
  const failures: string[] = [];
  for (const document of readDocumentList()) {
    if (selected?.includes(document.name) === false) {
      continue;
    }
    try {
      const result = await buildDocument(document);
      results.push(result);
      console.log(JSON.stringify(result));
      if (result.missing > 0 || result['largest KB'] > maxPageSize) {
        failures.push(document.name);
      }
    } catch (error) {
      console.error(`${document.name}: ${(error as Error).message}`);
      failures.push(document.name);
    }
  }
  console.table(results);
  if (failures.length > 0) {
    throw new Error(
      `These documents couldn't be built, weren't rendered completely, or have a page above ${String(maxPageSize)} KB: ${failures.join(', ')}.`,
    );
  }
  return [];
}

async function buildDocument(source: PublicDocument): Promise<DocumentResult> {
  const {name} = source;
  const file = loadDocument(source);
  const contract = new Contract({
    root,
    openApiFolder: 'contract/openapi',
    documents: {[name]: {file: path.relative(root, file), severity: 'warn'}},
    sdkFolder: 'contract/ui-sdk',
    docs: {url: site.docsUrl, path: `${site.baseUrl}docs`},
    transform: (text) => text,
  });
  const document = await contract.loadDocument(name);
  const reference = new Reference({
    contract,
    docsFolder: 'docs',
    getPageUrl: (page) => `/${page}`,
    baseUrl: site.baseUrl,
    highlight,
    getErrorUrl: (code) => `#${code}`,
  });
  const pages = await planPages(reference, name, `docs/api/${name}.mdx`);
  const variant = createVariantSite(documentsSite({[name]: JSON.stringify(document.bundle)}, {[name]: pages}));
  try {
    const start = performance.now();
    const {exitCode, lines, read} = await variant.build();
    const seconds = (performance.now() - start) / 1000;
    if (exitCode !== 0) {
      throw new Error(`the build failed:\n${lines.slice(-30).join('\n')}`);
    }
    const html = pages.map(({slug}) => read(`${getDocumentRoute(name, slug)}.html`));
    const sizes = html.map((text) => gzipSync(text).length / 1000);
    const {expected, missing} = checkCompleteness(document, html);
    missing.slice(0, maxListed).forEach(({kind, text, pointer}) => {
      console.log(`  ${name}: the ${kind} "${text}" is missing (${pointer})`);
    });
    lines
      .filter((line) => line.includes(`API document ${name}`) || line.includes('The sandbox accepts any value'))
      .slice(0, maxListed)
      .forEach((line) => {
        console.log(`  ${line}`);
      });
    return {
      name,
      operations: document.model.operations.length + document.model.webhooks.length,
      schemas: document.model.schemas.size,
      pages: pages.length,
      'index KB': Math.round(sizes[0] ?? 0),
      'largest KB': Math.round(Math.max(...sizes)),
      'build s': Math.round(seconds),
      checked: expected,
      missing: missing.length,
    };
  } finally {
    variant.remove();
  }
}
