import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '@developer-docs/utils';
import {findFileInPath} from '@developer-docs/utils/node';
import {posixPath} from '@docusaurus/utils';
import type {PluginOptions} from '../../options';
import type {PageElement} from '../layout/page-elements';
import type {PageRenderer} from '../pages/page-renderer';
import {listCurrentPages, type SourceFile} from '../site/site-pages';
import {createFileNames} from './file-names';
import {formatGeneratedFile, parseGeneratedFile} from './generated-file';
import {planFiles, type PlannedFile} from './plan-files';

/** Specifies what's generated, and for which site. */
interface GenerateInput {
  readonly siteDir: string;
  readonly options: PluginOptions;
  /** Renders all documents. */
  readonly renderer: PageRenderer;
  /** The Markdown files of the site with elements. */
  readonly files: readonly SourceFile[];
  /** The documents whose pages are generated. They have the option `pages`. */
  readonly documentIds: readonly string[];
}

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
  /** A page of the site that has the folder's URL, so that there's no generated index. */
  readonly ownIndex?: string;
  /** Number of generated files that are up to date. */
  readonly unchangedCount: number;
}

/** Compares the generated pages with the documents. */
export function findChanges(input: GenerateInput): PageChanges[] {
  const folders = new Map(
    Object.entries(input.options.documents).flatMap(([id, {pages}]) =>
      pages === undefined ? [] : [[id, new PagesFolder(input.siteDir, pages.folder)] as const],
    ),
  );
  const generatedFiles = new Set([...folders.values()].flatMap((folder) => folder.listGeneratedFiles()));
  const otherPages = listCurrentPages(input.files.filter(({file}) => !generatedFiles.has(file)));
  return input.documentIds.flatMap((documentId) => {
    const folder = folders.get(documentId);
    const per = input.options.documents[documentId]?.pages?.per;
    if (folder === undefined || per === undefined) return [];
    const plan = planFiles({renderer: input.renderer, documentId, per, otherPages});
    return [{documentId, ...folder.compare(plan)}];
  });
}

/** Writes the changes. Files are replaced as a whole, so none is incomplete if writing fails. */
export function applyChanges(siteDir: string, changes: readonly PageChanges[]): void {
  for (const {created, updated} of changes) {
    for (const [file, content] of [...created, ...updated]) {
      const target = path.join(siteDir, file);
      const temporaryFile = `${target}.${process.pid}.tmp`;
      mkdirSync(path.dirname(target), {recursive: true});
      try {
        writeFileSync(temporaryFile, content);
        renameSync(temporaryFile, target);
      } finally {
        rmSync(temporaryFile, {force: true});
      }
    }
  }
  for (const file of changes.flatMap(({deleted}) => deleted)) rmSync(path.join(siteDir, file));
}

/** The folder with the generated pages of a document. Files in its subfolders aren't generated. */
class PagesFolder {
  /** The elements of the generated files, by file name. */
  private readonly elements = new Map<string, PageElement>();
  /** The names of the edited files. */
  private readonly edited: string[] = [];
  /** All Markdown files. */
  private readonly names: readonly string[];
  /** The name of a page for which Docusaurus uses the folder's URL, as for the index. */
  private readonly folderName: string;

  /** @param folder - Relative to the site's folder, with forward slashes. */
  constructor(
    siteDir: string,
    private readonly folder: string,
  ) {
    const dir = path.join(siteDir, folder);
    checkFolder(siteDir, folder);
    const folderName = path.posix.basename(folder).replace(/^\d+\s*[-_.]+\s*/, '');
    this.folderName = folderName.toLowerCase();
    this.names = existsSync(dir) ? readdirSync(dir).filter((name) => /\.mdx?$/i.test(name)) : [];
    for (const name of this.names) {
      const source = readFileSync(path.join(dir, name), 'utf8');
      const generated = parseGeneratedFile(source);
      if (generated === 'edited') this.edited.push(name);
      else if (generated !== undefined) this.elements.set(name, generated);
    }
  }

  listGeneratedFiles(): string[] {
    return [...this.elements.keys()].map((name) => this.toPath(name));
  }

  compare(allFiles: readonly PlannedFile[]): Omit<PageChanges, 'documentId'> {
    const ownIndex = this.findOwnIndex();
    const isIndex = ({name}: PlannedFile) => 'fixed' in name && name.fixed === 'index';
    const plan = ownIndex === undefined ? allFiles : allFiles.filter((file) => !isIndex(file));
    const existingNames = new Map([...this.elements].map(([name, element]) => [getSubject(element), name]));
    const keptNames = new Set(plan.flatMap(({element}) => existingNames.get(getSubject(element)) ?? []));
    const deletedNames = new Set([...this.elements.keys()].filter((name) => !keptNames.has(name)));
    const usedNames = this.listUsedNames(deletedNames);
    // A generated file can have been renamed.
    const getExistingName = ({element}: PlannedFile) => existingNames.get(getSubject(element));
    const names = chooseNames(
      plan.filter((file) => getExistingName(file) === undefined),
      usedNames,
      this.folderName,
    );
    const created = new Map<string, string>();
    const updated = new Map<string, string>();
    for (const file of plan) {
      const {element} = file;
      const fileName = getExistingName(file) ?? `${names.get(file) ?? ''}.mdx`;
      const content = formatGeneratedFile(element);
      const existing = this.elements.get(fileName);
      deletedNames.delete(fileName);
      if (existing === undefined) created.set(this.toPath(fileName), content);
      else if (formatGeneratedFile(existing) !== content) updated.set(this.toPath(fileName), content);
    }
    return {
      folder: this.folder,
      created,
      updated,
      deleted: [...deletedNames].map((name) => this.toPath(name)),
      edited: this.edited.map((name) => this.toPath(name)),
      ...(ownIndex !== undefined && plan.length < allFiles.length && {ownIndex: this.toPath(ownIndex)}),
      unchangedCount: plan.length - created.size - updated.size,
    };
  }

  /** Finds a page that has the folder's URL, but wasn't generated. */
  private findOwnIndex(): string | undefined {
    return this.names.find(
      (name) =>
        !this.elements.has(name) && ['index', 'readme', this.folderName].includes(path.parse(name).name.toLowerCase()),
    );
  }

  /** Lists the names without extension that new files can't have. */
  private listUsedNames(deletedNames: ReadonlySet<string>): Set<string> {
    // The names of deleted files can be used, unless another file system could have two of them.
    const names = this.names.filter((name) => !deletedNames.has(name) || name !== name.toLowerCase());
    return new Set(names.map((name) => name.replace(/\.mdx?$/i, '').toLowerCase()));
  }

  private toPath(name: string): string {
    return `${this.folder}/${name}`;
  }
}

/** @throws ExplainedError if a part of the path is a file. */
function checkFolder(siteDir: string, folder: string): void {
  const file = findFileInPath(path.join(siteDir, folder));
  if (file !== undefined) {
    throw new ExplainedError(
      `The option "pages" of a document is ${folder}, but ${posixPath(path.relative(siteDir, file))} is a file. Set the option to a folder for the generated pages, such as docs/api.`,
    );
  }
}

/** Identifies what a page shows among its document's pages, regardless of the number of parts. */
function getSubject({name, attributes}: PageElement): string {
  const {id = '', tag = '', show = '', part = '1'} = attributes;
  const subject = name === 'Operation' ? [id] : [tag, show === 'index' ? '' : show, parseInt(part, 10)];
  return JSON.stringify([name, ...subject]);
}

/** Chooses the names of new files without extension. The fixed names come first, because links can depend on them. */
function chooseNames(
  files: readonly PlannedFile[],
  usedNames: Set<string>,
  folderName: string,
): ReadonlyMap<PlannedFile, string> {
  const names = new Map<PlannedFile, string>();
  for (const file of files) {
    if ('fixed' in file.name && !usedNames.has(file.name.fixed)) names.set(file, file.name.fixed);
  }
  [...names.values(), folderName].forEach((name) => usedNames.add(name));
  const others = files.filter((file) => !names.has(file));
  // A line break distinguishes a fixed name that's in use from an operation with the same ID.
  const getId = ({name}: PlannedFile) => ('id' in name ? name.id : `${name.fixed}\n`);
  const otherNames = createFileNames(others.map(getId), usedNames);
  others.forEach((file) => names.set(file, otherNames.get(getId(file)) ?? ''));
  return names;
}
