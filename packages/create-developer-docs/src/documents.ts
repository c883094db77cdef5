import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlug, makeUnique} from '@developer-docs/utils';
import {createSamples, listOperations} from '@developer-docs/openapi';
import {loadOpenApiFile} from '@developer-docs/openapi/node';

/** An OpenAPI document of the new site. */
export interface SiteDocument {
  /** Name of its folders and of its pages. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Path of the document in the new site. */
  readonly file: string;
  /** Content of the files that it consists of, by their paths in the new site. */
  readonly contents: ReadonlyMap<string, Buffer>;
  /** The operation that readers can try first: the simplest `GET` request, as a cURL command. */
  readonly firstRequest?: {readonly operation: string; readonly code: string};
}

/**
 * Reads OpenAPI documents, and the files that they refer to.
 *
 * @param files - Absolute paths.
 * @throws OpenApiError if a document can't be read, or isn't valid.
 */
export async function readDocuments(files: readonly string[]): Promise<SiteDocument[]> {
  const usedIds = new Set<string>();
  const documents: SiteDocument[] = [];
  for (const file of files) {
    const {model, files: references} = await loadOpenApiFile({file, root: process.cwd()});
    // Only extensions of the document can refer to a missing file.
    const parts = references.filter((part) => existsSync(part));
    const name = path.basename(file).replace(/\.\w+$/, '');
    const isGeneric = /^(?:openapi|swagger|api|spec|index)$/i.test(name);
    const id = makeUnique(createSlug(isGeneric ? model.title : name) || 'api', usedIds);
    const folder = path.dirname(file);
    // A document that consists of several files keeps its structure in a folder of its own.
    const target = parts.length > 1 ? `openapi/${id}` : 'openapi';
    const toTarget = (part: string) =>
      parts.length > 1
        ? path.posix.join(target, path.relative(folder, part).replaceAll('\\', '/'))
        : `${target}/${id}${path.extname(file).toLowerCase()}`;
    const requests = listOperations(model).flatMap((operation) => {
      const code = createSamples(operation)[0]?.snippets.find(({language}) => language.id === 'curl')?.code;
      return code === undefined ? [] : [{operation, code}];
    });
    const simplest = requests.sort((a, b) => measure(a.operation) - measure(b.operation))[0];
    documents.push({
      id,
      title: model.title || name,
      summary: model.summary ?? findFirstSentence(model.description),
      file: toTarget(file),
      contents: new Map(parts.map((part) => [toTarget(part), readFileSync(part)])),
      ...(simplest !== undefined && {firstRequest: {operation: simplest.operation.id, code: simplest.code}}),
    });
  }
  return documents;
}

/** Returns the first sentence of Markdown if it's plain text; otherwise, an empty string. */
const findFirstSentence = (markdown = ''): string =>
  /^[^*_`~[\]<>#|\\]{1,200}?[.!?](?=\s|$)/.exec(markdown.trim())?.[0].replaceAll(/\s+/g, ' ') ?? '';

type Operation = ReturnType<typeof listOperations>[number];

/** The fewer parameters a request has, the simpler it is, and `GET` changes nothing. */
const measure = ({method, parameters, isDeprecated}: Operation) =>
  parameters.filter(({isRequired}) => isRequired).length + (method === 'get' ? 0 : 10) + (isDeprecated ? 100 : 0);
