import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageElement} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import {getDocumentOptions, type LoadedDocument} from '../documents/document-loader';
import type {PluginOptions} from '../options/plugin-options';
import {findPageElements, formatElement} from '../pages/element-syntax';
import {listCurrentPages} from '../site/site-pages';
import {createFileNames} from './file-names';
import {planFiles, type PlannedFile} from './plan-files';

/** The changes to a document's pages. Files are relative to the site's folder. */
export interface PageChanges {
  readonly documentId: string;
  readonly folder: string;
  /** New files with their content. */
  readonly created: ReadonlyMap<string, string>;
  readonly updated: ReadonlyMap<string, string>;
  readonly deleted: readonly string[];
  /** Generated files that were edited. They don't change. */
  readonly edited: readonly string[];
  /** Number of generated files that are up to date. */
  readonly unchangedCount: number;
}

/**
 * Generates the pages of documents.
 *
 * @param options - The options of all documents.
 * @param selection.documents - IDs of documents. If there are none, all documents with the option `pages`.
 * @param selection.isCheck - Whether to return the changes without writing files.
 * @throws ExplainedError if there's no such document, or if it has no folder for its pages.
 */
export function generatePages(
  siteDir: string,
  options: PluginOptions['documents'],
  allDocuments: readonly LoadedDocument[],
  {documents, isCheck}: {readonly documents: readonly string[]; readonly isCheck: boolean},
): PageChanges[] {
  const allIds = Object.keys(options);
  const hasPages = (id: string) => getDocumentOptions(options, id).pages !== undefined;
  const documentIds = documents.length > 0 ? documents : allIds.filter(hasPages);
  const idWithoutPages = documentIds.find((id) => !hasPages(id));
  if (idWithoutPages !== undefined || documentIds.length === 0) {
    const id = idWithoutPages ?? allIds[0] ?? '';
    const subject = idWithoutPages === undefined ? 'No API document has a' : `The API document "${id}" has no`;
    throw new ExplainedError(
      `${subject} folder for generated pages. Add "pages" to the options of the document in docusaurus.config: {file: …, pages: 'docs/${id}'}.`,
    );
  }
  const changes = findChanges(siteDir, options, allDocuments, documentIds);
  if (!isCheck) applyChanges(siteDir, changes);
  return changes;
}

export const hasChanges = ({created, updated, deleted}: PageChanges): boolean =>
  created.size + updated.size + deleted.length > 0;

/** Compares the generated pages with the documents. */
function findChanges(
  siteDir: string,
  options: PluginOptions['documents'],
  documents: readonly LoadedDocument[],
  documentIds: readonly string[],
): PageChanges[] {
  const folders = Object.entries(options).flatMap(([id, {pages}]) =>
    pages === undefined ? [] : [{id, per: pages.per, ...readFolder(siteDir, pages.folder)}],
  );
  const generatedFiles = folders.flatMap(({folder, elements}) =>
    [...elements.keys()].map((name) => `${folder}/${name}`),
  );
  const otherPages = listCurrentPages(siteDir, new Set(generatedFiles));
  return folders
    .filter(({id}) => documentIds.includes(id))
    .flatMap((folder) => {
      const document = documents.find(({id}) => id === folder.id);
      if (document === undefined) return [];
      const plan = planFiles({document, documents, per: folder.per, otherPages});
      return [{documentId: document.id, ...compareFolder(folder, plan)}];
    });
}

function applyChanges(siteDir: string, changes: readonly PageChanges[]): void {
  // A new file can have the name of one that's deleted.
  for (const file of changes.flatMap(({deleted}) => deleted)) rmSync(path.join(siteDir, file));
  for (const [file, content] of changes.flatMap(({created, updated}) => [...created, ...updated])) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}

/**
 * Reads the Markdown files in the folder with the generated pages of a document: all names, the elements of generated
 * files by name, and the names of those that were edited. Files in its subfolders aren't generated.
 *
 * @param folder - Relative to the site's folder, with forward slashes.
 */
function readFolder(siteDir: string, folder: string) {
  const dir = path.join(siteDir, folder);
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => /\.mdx?$/i.test(name)) : [];
  const elements = new Map<string, PageElement>();
  const edited: string[] = [];
  for (const name of names) {
    const generated = parseGeneratedFile(readFileSync(path.join(dir, name), 'utf8'));
    if (generated === 'edited') edited.push(name);
    else if (generated !== undefined) elements.set(name, generated);
  }
  return {folder, names, elements, edited};
}

function compareFolder(
  {folder, names, elements, edited}: ReturnType<typeof readFolder>,
  allFiles: readonly PlannedFile[],
): Omit<PageChanges, 'documentId'> {
  const toPath = (name: string) => `${folder}/${name}`;
  // A page of the site that has the folder's URL is its index.
  const hasIndex = names.some((name) => !elements.has(name) && /^(?:index|readme)\.mdx?$/i.test(name));
  const plan = hasIndex ? allFiles.filter(({name}) => name !== 'index') : allFiles;
  // A generated file can have been renamed.
  const existingNames = new Map([...elements].map(([name, element]) => [getSubject(element), name]));
  const getExistingName = ({element}: PlannedFile) => existingNames.get(getSubject(element));
  const keptNames = new Set(plan.map(getExistingName));
  const deletedNames = [...elements.keys()].filter((name) => !keptNames.has(name));
  const remainingNames = names.filter((name) => !deletedNames.includes(name));
  const newNames = chooseNames(
    plan.filter((file) => getExistingName(file) === undefined),
    listUsedNames(folder, remainingNames),
  );
  const created = new Map<string, string>();
  const updated = new Map<string, string>();
  for (const file of plan) {
    const content = formatGeneratedFile(file.element);
    const name = getExistingName(file);
    const existing = elements.get(name ?? '');
    if (name === undefined) created.set(toPath(`${newNames.get(file) ?? ''}.mdx`), content);
    else if (existing && formatGeneratedFile(existing) !== content) updated.set(toPath(name), content);
  }
  return {
    folder,
    created,
    updated,
    deleted: deletedNames.map(toPath),
    edited: edited.map(toPath),
    unchangedCount: plan.length - created.size - updated.size,
  };
}

/** Lists the names that new files can't have, without extension. */
function listUsedNames(folder: string, fileNames: readonly string[]): Set<string> {
  // Docusaurus uses the folder's URL for a page with its name.
  const folderName = path.posix.basename(folder).replace(/^\d+\s*[-_.]+\s*/, '');
  return new Set([...fileNames, folderName].map((name) => name.replace(/\.mdx?$/i, '').toLowerCase()));
}

/** Identifies what a page shows among its document's pages, regardless of the number of parts. */
function getSubject({name, attributes}: PageElement): string {
  const {id = '', tag = '', show = '', part = '1'} = attributes;
  const subject = name === 'Operation' ? [id] : [tag, show === 'index' ? '' : show, parseInt(part, 10)];
  return JSON.stringify([name, ...subject]);
}

/** Chooses the names of new files without extension. The fixed names come first, because links can depend on them. */
function chooseNames(files: readonly PlannedFile[], usedNames: Set<string>): ReadonlyMap<PlannedFile, string> {
  const names = new Map<PlannedFile, string>();
  for (const file of files) {
    if (file.name !== undefined && !usedNames.has(file.name)) names.set(file, file.name);
  }
  names.forEach((name) => usedNames.add(name));
  const others = files.filter((file) => !names.has(file));
  const otherNames = createFileNames(
    others.map(({id}) => id),
    usedNames,
  );
  others.forEach((file) => names.set(file, otherNames.get(file.id) ?? ''));
  return names;
}

/*
 * A generated file consists of a comment and an element. It contains IDs of the document, but no text, because the MDX
 * compiler would run expressions in the text. The comment is in the front matter, because Docusaurus uses the page's
 * first text as its description.
 */

const comment =
  "# Generated by `docusaurus openapi generate`. If you edit this file, the command doesn't update or delete it anymore.";

const formatGeneratedFile = ({name, attributes}: PageElement): string =>
  `---\n${comment}\n---\n\n${formatElement(name, attributes)}\n`;

/** @returns The element; `edited` if the file was generated, but has changed since; `undefined` for other files. */
function parseGeneratedFile(source: string): PageElement | 'edited' | undefined {
  // Git converts line endings on Windows.
  const text = source.replaceAll('\r\n', '\n');
  if (!text.includes(comment)) return undefined;
  const [element] = findPageElements(text);
  return element !== undefined && formatGeneratedFile(element) === text ? element : 'edited';
}
