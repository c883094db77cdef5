import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {escapeHtml} from '@developer-docs/utils';
import {findFileInPath} from '@developer-docs/utils/node';
import {createAsciiSlug, type SiteDocument} from './documents.js';

/** A mistake that the message explains, so no stack trace is needed. */
export class SiteError extends Error {}

export interface SiteOptions {
  /** Absolute path of the new site. It must not exist, or be empty, except for `.git`. */
  readonly folder: string;
  /** Name of the product. */
  readonly name: string;
  readonly documents: readonly SiteDocument[];
}

const templateFolder = fileURLToPath(new URL('../template', import.meta.url));

/**
 * Writes the files of a new site.
 *
 * @throws SiteError if the folder isn't empty, or a file can't be written. Files and folders that were created are then
 *   removed.
 */
export function createSite({folder, name, documents}: SiteOptions): void {
  if (name.trim() === '') throw new SiteError('The name is empty. Set --name to the name of the product.');
  checkFolder(folder);
  const [existing] = existsSync(folder) ? listFiles(folder) : [];
  if (existing !== undefined) {
    throw new SiteError(`${folder} isn't empty: it contains ${existing}. Choose another folder, or move its files.`);
  }
  // The first folder that didn't exist.
  const created = mkdirSync(folder, {recursive: true});
  try {
    for (const file of readdirSync(templateFolder, {recursive: true, encoding: 'utf8'}).map(toPosix)) {
      const source = path.join(templateFolder, file);
      if (!/\.\w+$/.test(file)) continue;
      write(folder, getTargetName(file), fillTemplate(readFileSync(source, 'utf8'), {name, documents}));
    }
    write(folder, 'package.json', createManifest(name));
    for (const [file, content] of documents.flatMap(({contents}) => [...contents])) write(folder, file, content);
  } catch (error) {
    const written = created === undefined ? listFiles(folder).map((entry) => path.join(folder, entry)) : [created];
    for (const file of written) rmSync(file, {recursive: true, force: true});
    throw error;
  }
}

/** Lists what a folder contains, except for the history of a new repository. */
const listFiles = (folder: string) => readdirSync(folder).filter((name) => name !== '.git');

/** @throws SiteError if a part of a path is a file. */
function checkFolder(folder: string): void {
  const file = findFileInPath(folder);
  if (file !== undefined) throw new SiteError(`${file} is a file. Choose a folder.`);
}

const toPosix = (file: string) => file.replaceAll('\\', '/');

/** npm doesn't publish `.gitignore` files, and tools of this repository would read other configurations. */
const getTargetName = (file: string) => file.replace(/\.template$/, '').replace(/(^|\/)_(?=gitignore|github)/, '$1.');

function write(folder: string, file: string, content: string | Buffer): void {
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) {
    throw new SiteError(
      `The file ${file} would be outside the site. Move the document to the folder of the files that refer to it.`,
    );
  }
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

function createManifest(name: string): string {
  const template = JSON.parse(readFileSync(path.join(templateFolder, 'package.json.template'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const {version} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {version: string};
  const own = {'@developer-docs/docusaurus-preset-developer-docs': `^${version}`};
  const dependencies = Object.entries({...own, ...template.dependencies}).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const manifest = {
    name: `${createAsciiSlug(name) || 'developer'}-docs`,
    ...template,
    dependencies: Object.fromEntries(dependencies),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Replaces a template's placeholders: `__X__` in text, and `'__X__'` in code, where it's a literal. */
function fillTemplate(template: string, {name, documents}: Pick<SiteOptions, 'name' | 'documents'>): string {
  const [first] = documents;
  const siteTitle = `${name} docs`;
  const literals: Readonly<Record<string, unknown>> = {
    TITLE: siteTitle,
    NAME: name,
    // Docusaurus expects HTML.
    COPYRIGHT: escapeHtml(name),
    // The theme rejects an empty list of documents.
    OPENAPI: documents.length > 0 && {
      documents: Object.fromEntries(documents.map(({id, file}) => [id, {file, pages: `docs/${id}`}])),
    },
    APIS: documents.map(({id, title, summary}) => ({id, title, summary})),
    FIRST: first === undefined ? '' : `/docs/${first.id}`,
  };
  const code = template.replaceAll(/'__([A-Z]+)__'/g, (placeholder, key: string) =>
    key in literals ? toLiteral(literals[key]) : placeholder,
  );
  const texts: Readonly<Record<string, string>> = {
    TITLE: siteTitle,
    NAME: escapeMdx(name),
    IMPORTS: findFirstRequest(documents) === undefined ? '' : "import TryIt from '@theme/OpenApi/TryIt';\n\n",
    INTRODUCTION: createIntroduction(documents),
  };
  return code.replaceAll(/__([A-Z]+)__/g, (placeholder, key: string) => texts[key] ?? placeholder);
}

/** Writes a value as JavaScript in the template's style. */
function toLiteral(value: unknown): string {
  if (typeof value === 'string') {
    const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
    return `'${text.replaceAll("'", String.raw`\'`)}'`;
  }
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${/^[a-z]\w*$/i.test(key) ? key : toLiteral(key)}: ${toLiteral(member)}`,
  );
  return `{${members.join(', ')}}`;
}

/** Escapes text for Markdown with JSX. */
const escapeMdx = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|&]/g, String.raw`\$&`);

const findFirstRequest = (documents: readonly SiteDocument[]) =>
  documents.find(({firstRequest}) => firstRequest !== undefined)?.firstRequest;

/** Creates the part of the introduction that depends on the documents. */
function createIntroduction(documents: readonly SiteDocument[]): string {
  if (documents.length === 0) return 'Describe what readers can build, and how they start.';
  const list = documents.map(
    ({id, title, summary}) => `- [${escapeMdx(title)}](/docs/${id})${summary === '' ? '' : `: ${escapeMdx(summary)}`}`,
  );
  const request = findFirstRequest(documents);
  const sample =
    request === undefined
      ? []
      : [
          '## Your first request',
          '',
          'Press **Try it** to run this request in your browser, without an account: a mock of the API responds.',
          '',
          `<TryIt operation={${JSON.stringify(request.operation)}}>`,
          '',
          '`````bash',
          request.code,
          '`````',
          '',
          '</TryIt>',
        ];
  return ['## APIs', '', ...list, '', ...sample].join('\n').trimEnd();
}
