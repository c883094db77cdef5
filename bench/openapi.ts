import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {DocumentLoader, type LoadedDocument} from '@developer-docs/docusaurus-theme-openapi/node';
import {parse} from 'yaml';
import {z} from 'zod';
import {checkCompleteness} from '../tests/support/openapi-completeness/check-completeness';
import {findMissingTexts, readMarkdownText, readPageText} from '../tests/support/openapi-completeness/missing-texts';
import {runNpm} from '../tools/run-npm';
import type {BenchmarkSite} from './benchmark-site';
import {cacheFiles, loadFromGitHub} from './github';
import {createReferenceSite, listBuiltPages, listMarkdownFiles} from './reference-site';
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

/** The maximum number of problems of a kind to print for each document. */
const maxListed = 5;

/**
 * Builds a stock site for each public OpenAPI document, checks that its pages contain the complete document, and that
 * each description is in the HTML and in the Markdown files, and measures sizes. The process fails if a document can't
 * be built, its pages are incomplete, or a page is too large.
 *
 * @param options.only - The names of the documents to build.
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
      const lost = row.missing + row['lost in HTML'] + row['lost in Markdown'];
      if (lost > 0 || row['largest KB'] > maxPageSize) failures.push(document.name);
    } catch (error) {
      console.error(`${document.name}: ${(error as Error).message}`);
      failures.push(document.name);
    }
  }
  if (failures.length > 0) {
    process.exitCode = 1;
    console.error(
      `These documents couldn't be built, weren't rendered completely, or have a page above ${maxPageSize} KB: ${failures.join(', ')}.`,
    );
  }
  return {'Public OpenAPI documents': rows};
}

async function buildDocument(source: PublicDocument) {
  const {name} = source;
  const loader = new DocumentLoader(root, {
    documents: {[name]: {file: path.relative(root, loadDocument(source)), validation: 'warn'}},
    replacements: {},
  });
  const [document] = await loader.load();
  if (document === undefined) throw new Error('the document is missing');
  const site = createReferenceSite(document.bundle, {per: 'tag'});
  try {
    runNpm(['run', '--silent', 'build'], {cwd: site.dir, stdio: 'pipe'});
    return checkPages(name, document, site);
  } finally {
    site.remove();
  }
}

/** Prints the problems of a document's pages, and measures the pages. */
function checkPages(name: string, document: LoadedDocument, site: BenchmarkSite) {
  const files = listBuiltPages(site);
  const pages = files.map((file) => readFileSync(file, 'utf8'));
  const sizes = pages.map((html) => gzipSync(html).length / 1000);
  const largePages = sizes.flatMap((size, index) => {
    const page = path.relative(site.dir, files[index] ?? '');
    return size > maxPageSize ? [`${page} has ${size} KB`] : [];
  });
  const {expected, missing} = checkCompleteness(document, pages);
  const markdownFiles = listMarkdownFiles(site).map((file) => readFileSync(file, 'utf8'));
  const html = findMissingTexts(document.bundle, pages.map(readPageText));
  const markdown = findMissingTexts(document.bundle, markdownFiles.map(readMarkdownText));
  const lost = ({missing: texts}: typeof html, format: string) =>
    texts.map(({pointer, text}) => `"${text.slice(0, 80)}" isn't in the ${format} (${pointer})`);
  const problems = [
    largePages,
    lost(html, 'HTML'),
    lost(markdown, 'Markdown'),
    missing.map(({text, pointer}) => `"${text}" is missing (${pointer})`),
  ];
  for (const problem of problems.flatMap((list) => list.slice(0, maxListed))) console.log(`  ${name}: ${problem}`);
  return {
    operations: document.model.operations.length + document.model.webhooks.length,
    schemas: document.model.schemas.size,
    pages: pages.length,
    'index KB': Math.round(sizes[0] ?? 0),
    'largest KB': Math.round(Math.max(...sizes)),
    checked: expected,
    missing: missing.length,
    texts: html.count,
    'lost in HTML': html.missing.length,
    'lost in Markdown': markdown.missing.length,
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
