import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiDocument} from '@developer-docs/openapi';
import {downloadDocument, findCopy, isUrl, loadOpenApiFile} from '@developer-docs/openapi/node';
import {createSlug, makeUnique} from '@developer-docs/utils';

/** An OpenAPI document of the new site. */
export interface SiteDocument {
  /** Name of its folders and of its pages. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Path of the document in the new site, or its URL. */
  readonly file: string;
  /** Content of the files that it consists of, by their paths in the new site. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/**
 * Reads OpenAPI documents, and the files that they refer to. Documents with a URL are downloaded.
 *
 * @param files - Paths or URLs.
 * @throws ExplainedError if a document can't be read, or isn't valid.
 */
export async function readDocuments(files: readonly string[]): Promise<SiteDocument[]> {
  const usedIds = new Set<string>();
  const documents: SiteDocument[] = [];
  for (const file of files) {
    documents.push(await (isUrl(file) ? readUrl(file, usedIds) : readFile(path.resolve(file), usedIds)));
  }
  return documents;
}

async function readFile(file: string, usedIds: Set<string>): Promise<SiteDocument> {
  const {model, files} = await loadOpenApiFile({file, root: process.cwd()});
  // Only extensions of the document can refer to a missing file.
  const parts = files.filter((part) => existsSync(part));
  const name = path.basename(file).replace(/\.\w+$/, '');
  const id = createId(name, model, usedIds);
  const folder = path.dirname(file);
  // A document that consists of several files keeps its structure in a folder of its own.
  const target = parts.length > 1 ? `openapi/${id}` : 'openapi';
  const toTarget = (part: string) =>
    parts.length > 1
      ? path.posix.join(target, path.relative(folder, part).replaceAll('\\', '/'))
      : `${target}/${id}${path.extname(file).toLowerCase()}`;
  const contents = new Map(parts.map((part) => [toTarget(part), readFileSync(part)]));
  return {id, file: toTarget(file), contents, ...describe(model, name)};
}

/** The site reads a copy of the document, in the folder that `docusaurus openapi fetch` updates. */
async function readUrl(url: string, usedIds: Set<string>): Promise<SiteDocument> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  try {
    await downloadDocument(url, folder);
    const {model} = await loadOpenApiFile({...findCopy(url, folder, ''), root: folder});
    const name = path.posix.basename(new URL(url).pathname).replace(/\.\w+$/, '');
    const id = createId(name, model, usedIds);
    const contents = new Map(
      readdirSync(folder).map((file) => [`openapi/${id}/${file}`, readFileSync(path.join(folder, file))]),
    );
    return {id, file: url, contents, ...describe(model, name)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Creates the ID of a document from its name, or from its title if the name is generic, such as `openapi`. */
function createId(name: string, {title}: ApiDocument, usedIds: Set<string>): string {
  const isGeneric = /^(?:|openapi|swagger|api|api-docs|spec|index|v\d+)$/i.test(name);
  return makeUnique(createAsciiSlug(isGeneric ? title : name) || 'api', usedIds);
}

/** Creates a slug of ASCII characters, as the theme requires of IDs and npm of names: "Café" becomes "cafe". */
export const createAsciiSlug = (text: string): string =>
  createSlug(text.normalize('NFKD').replaceAll(/\P{ASCII}/gu, ''));

const describe = (model: ApiDocument, name: string): Pick<SiteDocument, 'title' | 'summary'> => ({
  title: model.title || name,
  summary: model.summary ?? findFirstSentence(model.description),
});

/** Returns the first sentence of Markdown if it's plain text; otherwise, an empty string. */
const findFirstSentence = (markdown = ''): string =>
  /^[^*_`~[\]<>#|\\]{1,200}?[.!?](?=\s|$)/.exec(markdown.trim())?.[0].replaceAll(/\s+/g, ' ') ?? '';
