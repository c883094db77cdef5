import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {z} from 'zod';
import {
  createUnplacedReference,
  DocumentLoader,
  formatElement,
  planFiles,
} from '@developer-docs/docusaurus-theme-openapi';
import {checkCompleteness} from '../tests/support/openapi-completeness/check-completeness';
import {site} from '../config/site';
import {createVariantSite, type VariantOptions} from '../tests/support/variant-site';
import {runNpm} from '../tools/run-npm';
import {cacheFiles, loadFromGitHub} from './github';
import type {BenchOptions, Tables} from './report';

const documentSchema = z.strictObject({
  name: z.string(),
  repository: z.string().optional(),
  commit: z.string().length(40).optional(),
  package: z.string().optional(),
  file: z.string(),
  folder: z.string().optional(),
  covers: z.string(),
});

/** A public OpenAPI document in `openapi-documents.yaml`. */
type PublicDocument = z.infer<typeof documentSchema>;

const root = path.resolve(__dirname, '..');

/** The maximum size of a page, in gzipped KB. */
const maxPageSize = 100;

/** The maximum number of missing strings, and of log lines, to print for each document. */
const maxListed = 5;

/**
 * Builds a small site for each public OpenAPI document, checks that its pages contain the complete document, and
 * measures sizes.
 *
 * @param options.only - The names of the documents to build.
 * The process fails if a document can't be built, its pages are incomplete, or a page is too large.
 */
export async function benchOpenApi({only}: BenchOptions): Promise<Tables> {
  const documents = z
    .array(documentSchema)
    .parse(parse(readFileSync(path.join(__dirname, 'openapi-documents.yaml'), 'utf8')))
    .filter(({name}) => only?.includes(name) ?? true);
  const rows: Record<string, Record<string, number>> = {};
  const failures: string[] = [];
  for (const document of documents) {
    try {
      const row = await buildDocument(document);
      rows[document.name] = row;
      console.log(document.name, JSON.stringify(row));
      if (row.missing > 0 || row['largest KB'] > maxPageSize) failures.push(document.name);
    } catch (error) {
      console.error(`${document.name}: ${(error as Error).message}`);
      failures.push(document.name);
    }
  }
  if (failures.length > 0) {
    process.exitCode = 1;
    console.error(
      `These documents couldn't be built, weren't rendered completely, or have a page above ${String(maxPageSize)} KB: ${failures.join(', ')}.`,
    );
  }
  return {'Public OpenAPI documents': rows};
}

async function buildDocument(source: PublicDocument) {
  const {name} = source;
  const file = loadDocument(source);
  const loader = new DocumentLoader(root, {
    documents: {[name]: {file: path.relative(root, file), validation: 'warn'}},
    replacements: {},
  });
  const [document] = await loader.load();
  if (document === undefined) throw new Error('the document is missing');
  const reference = createUnplacedReference([document]);
  const pages = planFiles({reference, documentId: name, per: 'tag', otherPages: []}).map(({element}, index) => ({
    name: `${name}-${String(index)}`,
    element: formatElement(element.name, {...element.attributes, title: undefined}),
  }));
  const variant = createVariantSite({files: createSiteFiles(name, JSON.stringify(document.bundle), pages)});
  try {
    const {exitCode, lines, read} = await variant.build();
    if (exitCode !== 0) {
      throw new Error(`the build failed:\n${lines.slice(-30).join('\n')}`);
    }
    const html = pages.map((page) => read(`docs/${site.slug}-api/${page.name}.html`));
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
      operations: document.model.operations.length + document.model.webhooks.length,
      schemas: document.model.schemas.size,
      pages: pages.length,
      'index KB': Math.round(sizes[0] ?? 0),
      'largest KB': Math.round(Math.max(...sizes)),
      checked: expected,
      missing: missing.length,
    };
  } finally {
    variant.remove();
  }
}

/** Returns the files of a small site with an OpenAPI document: those that are added, and changes to those that exist. */
function createSiteFiles(
  id: string,
  document: string,
  pages: readonly {readonly name: string; readonly element: string}[],
): NonNullable<VariantOptions['files']> {
  const apiDocuments = {[id]: {file: `others/${id}.yaml`, severity: 'warn'}};
  const docIds = ['overview', ...pages.map(({name}) => name)].map((name) => `'api/${name}'`).join(', ');
  return {
    // Documents link to pages of the site that they were written for.
    'docusaurus.config.ts': (text) => text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"),
    'config/product.ts': (text) =>
      `${text.replace('export const productValues', 'const values')}
export const productValues = {...values, apiDocuments: ${JSON.stringify(apiDocuments)}, errorCodes: undefined};`,
    'sidebars.ts': (text) => text.replace("'api/overview'", docIds),
    [`product/openapi/others/${id}.yaml`]: document,
    ...Object.fromEntries(
      pages.map(({name, element}) => [
        `docs/api/${name}.mdx`,
        `---\ntitle: ${name}\ndescription: A page about an OpenAPI document that was not written for this site.\n---\n\n${element}\n`,
      ]),
    ),
  };
}

/**
 * Fetches a document on first use.
 *
 * @returns The absolute path of the document.
 * @throws Error if Git or npm can't fetch the document.
 */
function loadDocument({
  name,
  package: packageSpec,
  repository = '',
  commit = '',
  file,
  folder,
}: PublicDocument): string {
  const cachedFolder =
    packageSpec === undefined
      ? loadFromGitHub(repository, commit, folder ?? file)
      : cacheFiles(`${name}-${packageSpec.split('@').at(-1) ?? ''}`, (target) => {
          const archive = runNpm(['pack', '--silent', packageSpec], {cwd: target}).trim();
          execFileSync('tar', ['-xzf', archive, '--strip-components=1', `package/${file}`], {cwd: target});
        });
  return path.join(cachedFolder, file);
}
