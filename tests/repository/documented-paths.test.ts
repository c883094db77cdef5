import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
  .trimEnd()
  .split('\n');

/** Lists a path, and the folders that it's in. */
const listFolders = (name: string) => name.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

const paths = new Set(files.flatMap(listFolders));
const fileNames = new Set(files.map((file) => path.basename(file)));
const documents = files.filter((file) =>
  /^(?:CONTRIBUTING|(?:bench|config|plugins|product|src|tests)\/(?:.*\/)?(?:README|authoring))\.md$/.test(file),
);

/** The names of files and folders in code, without those that a build creates. */
const listPaths = (text: string) =>
  [...text.matchAll(/`(\w[\w.*-]*(?:\/[\w.*-]+)*\/?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\/|\.(?:[jt]sx?|m[jt]s|ya?ml|css|mdx?)$/.test(name))
    .filter((name) => !/^(?:build|dist|lib)\/|^node\.js$/i.test(name));

/** Returns whether a file or folder exists. A star stands for the name of any folder. */
const exists = (name: string) => {
  const normalized = path.posix.normalize(name).replace(/\/$/, '');
  if (!name.includes('*')) return paths.has(normalized);
  const pattern = new RegExp(`^${normalized.replaceAll('.', '\\.').replaceAll(/\*+/g, '[^/]+')}$`);
  return [...paths].some((file) => pattern.test(file));
};

/** Splits a document into paragraphs, and into rows of tables, which can refer to the paragraph before the table. */
const listBlocks = (content: string) =>
  content.split(/\n\s*\n/).flatMap((block, index, blocks) => {
    const before = blocks[index - 1] ?? '';
    return block.startsWith('|') ? block.split('\n').map((text) => ({text, before})) : [{text: block, before: ''}];
  });

test.each(documents)('the paths in %s exist', (document) => {
  const roots = ['.', path.posix.dirname(document)];
  const missing = listBlocks(readFileSync(document, 'utf8')).flatMap(({text, before}) => {
    const named = roots.flatMap((root) => listPaths(before + text).map((name) => path.posix.join(root, name)));
    const bases = [...roots, ...named.filter(exists).flatMap(listFolders)];
    // A file's name on its own can be anywhere, such as that of a test.
    return listPaths(text).filter(
      (name) => !(name.includes('/') ? bases.some((base) => exists(`${base}/${name}`)) : fileNames.has(name)),
    );
  });
  expect(missing, "Correct these paths, or name the folder that they're in, in the same row or paragraph").toEqual([]);
});
