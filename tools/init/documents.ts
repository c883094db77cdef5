import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {isObject, type JsonObject} from '@developer-docs/internal';
import type {ApiDocument} from '@developer-docs/openapi';
import {bundleOpenApiFile} from '@developer-docs/openapi/node';
import {
  type PlannedPage,
  createUnplacedReference,
  DocumentLoader,
  planPages,
} from '@developer-docs/docusaurus-theme-openapi';
import {UsageError} from '../new/draft';
import {parseDocument, toSlug} from './options';
import {resolveServerUrls} from './server-urls';

/** An OpenAPI document for the new site. */
export interface ApiSource {
  /** The name of the document's file and of the folder of its pages. */
  readonly id: string;
  /** The document as YAML, bundled into one file. */
  readonly text: string;
  readonly model: ApiDocument;
  /** The names of string enumerations in `components/schemas` that are used in several places. */
  readonly sharedEnums: readonly string[];
  /** Its reference pages: one, or if that would be too large, an index and pages for its parts. */
  readonly referencePages: readonly PlannedPage[];
}

/** Matches generic file names, which don't identify the API. */
const genericName = /^(?:v?\d[\d-]*)?(?:api|index|main|openapi|schema|spec|swagger)?\d*(?:-v?\d.*|-ya?ml|-json)?$/;

/**
 * Reads OpenAPI documents, including everything that they reference.
 *
 * @param documents - Files or URLs, each optionally with an ID: `payments=payments.yaml`.
 * @throws UsageError if a document doesn't exist, isn't OpenAPI 3, or shares an ID or an operation ID with another one.
 * @throws OpenApiError with the file and line of invalid syntax and of references without a target.
 */
export async function readApiSources(documents: readonly string[]): Promise<ApiSource[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'init-'));
  try {
    const texts = new Map<string, string>();
    for (const document of documents) {
      const {id, text} = await readDocument(document, folder);
      if (texts.has(id)) {
        throw new UsageError(`Two documents have the ID "${id}". Pass an ID: --openapi other-${id}=${document}`);
      }
      texts.set(id, text);
    }
    const sources = await loadModels(texts, folder);
    checkOperationIds(sources);
    return sources;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function readDocument(document: string, folder: string): Promise<{id: string; text: string}> {
  const {id: givenId, location, isUrl} = parseDocument(document);
  const file = isUrl ? await download(location, folder) : path.resolve(location);
  const {document: bundle, files} = await bundleOpenApiFile({file, root: process.cwd()});
  const version = String(bundle['openapi'] ?? `Swagger ${String(bundle['swagger'] ?? '(no version)')}`);
  if (!/^3\.[01]\./.test(version)) {
    throw new UsageError(
      `${location} is ${version}. Convert it to OpenAPI 3.0 or 3.1, for example with https://converter.swagger.io.`,
    );
  }
  const info = isObject(bundle['info']) ? bundle['info'] : {};
  const fileName = toSlug(path.basename(location).replace(/\.(?:ya?ml|json)$/, ''));
  const id = givenId ?? (genericName.test(fileName) || fileName === '' ? toSlug(String(info['title'])) : fileName);
  if (id === '') {
    throw new UsageError(`${location} has no title to derive an ID from. Pass an ID: --openapi payments=${location}`);
  }
  const source = readFileSync(file, 'utf8');
  const isYaml = /\.ya?ml$/.test(file) && files.length === 1;
  return {
    id,
    text: isYaml ? source : stringify(files.length === 1 ? (parse(source) as unknown) : bundle, {lineWidth: 0}),
  };
}

async function download(url: string, folder: string): Promise<string> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new UsageError(`${url} can't be downloaded: ${error instanceof Error ? error.message : String(error)}.`);
  });
  if (!response.ok) {
    throw new UsageError(`${url} can't be downloaded: status ${String(response.status)}.`);
  }
  const text = await response.text();
  const extension = text.trimStart().startsWith('{') ? 'json' : 'yaml';
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads, {recursive: true});
  const file = path.join(downloads, `${toSlug(url)}.${extension}`);
  writeFileSync(file, resolveServerUrls(text, response.url));
  return file;
}

/** Loads the documents in the same way as the build. */
async function loadModels(texts: ReadonlyMap<string, string>, folder: string): Promise<ApiSource[]> {
  for (const [id, text] of texts) {
    writeFileSync(path.join(folder, `${id}.yaml`), text);
  }
  const loader = new DocumentLoader(folder, {
    documents: Object.fromEntries([...texts.keys()].map((id) => [id, {file: `${id}.yaml`, validation: 'warn'}])),
    replacements: {},
  });
  const documents = await loader.load();
  const reference = createUnplacedReference(documents);
  const sources: ApiSource[] = [];
  for (const {id, model, bundle} of documents) {
    sources.push({
      id,
      model,
      text: texts.get(id) ?? '',
      sharedEnums: findSharedEnums(bundle),
      referencePages: planPages(reference, id, `docs/api/${id}/reference.mdx`),
    });
  }
  return sources;
}

/** Finds named string enumerations that at least two places of a document refer to. */
function findSharedEnums(bundle: JsonObject): string[] {
  const references = JSON.stringify(bundle).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  const counts = new Map<string, number>();
  for (const [, name = ''] of references) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const components = isObject(bundle) && isObject(bundle['components']) ? bundle['components'] : {};
  const schemas = isObject(components['schemas']) ? components['schemas'] : {};
  return Object.entries(schemas)
    .filter(([name, schema]) => {
      const values = isObject(schema) ? schema['enum'] : undefined;
      const isStrings = Array.isArray(values) && values.every((value) => typeof value === 'string' && value !== '');
      return isStrings && /^[\w.-]+$/.test(name) && (counts.get(name) ?? 0) > 1;
    })
    .map(([name]) => name);
}

/** Checks that operation IDs are unique, because the sandbox and links find operations by their IDs. */
function checkOperationIds(sources: readonly ApiSource[]): void {
  const owners = new Map<string, string>();
  for (const {id, model} of sources) {
    for (const operation of model.operations) {
      const owner = owners.get(operation.id);
      if (owner !== undefined) {
        throw new UsageError(
          `${owner} and ${id} both have an operation "${operation.id}". Rename its operationId in one of the documents.`,
        );
      }
      owners.set(operation.id, id);
    }
  }
}
