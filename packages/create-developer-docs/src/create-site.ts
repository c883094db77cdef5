import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ExplainedError} from '@developer-docs/utils';
import {fillTemplate, type SiteContent} from './fill-template.js';

export interface SiteOptions extends SiteContent {
  /** Absolute path of the new site. It must not exist, or be empty, except for `.git`. */
  readonly folder: string;
}

const templateFolder = fileURLToPath(new URL('../template', import.meta.url));

/**
 * Writes the files of a new site.
 *
 * @throws ExplainedError if the folder isn't empty, or a file would be outside it.
 */
export function createSite({folder, name, documents}: SiteOptions): void {
  if (name.trim() === '') throw new ExplainedError('The name is empty. Set --name to the name of the product.');
  const [existing] = existsSync(folder) ? listFiles(folder) : [];
  if (existing !== undefined) {
    throw new ExplainedError(
      `${folder} isn't empty: it contains ${existing}. Choose another folder, or move its files.`,
    );
  }
  const contents = documents.flatMap((document) => [...document.contents]);
  // Before the template is written, because a second attempt needs an empty folder.
  for (const [file] of contents) assertInside(folder, file);
  for (const file of readdirSync(templateFolder, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.template')) continue;
    const template = readFileSync(path.join(templateFolder, file), 'utf8');
    write(folder, getTargetName(file), fillTemplate(template, {name, documents}));
  }
  for (const [file, content] of contents) write(folder, file, content);
}

/** Lists what a folder contains, except for the history of a new repository. */
const listFiles = (folder: string) => readdirSync(folder).filter((name) => name !== '.git');

/** npm doesn't publish `.gitignore` files, and tools of this repository would read other configurations. */
const getTargetName = (file: string) => file.replace(/\.template$/, '').replace(/^_/, '.');

function assertInside(folder: string, file: string): void {
  if (!path.join(folder, file).startsWith(folder + path.sep)) {
    throw new ExplainedError(
      `The file ${file} would be outside the site. Move the document to the folder of the files that refer to it.`,
    );
  }
}

function write(folder: string, file: string, content: string | Buffer): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}
