import {createHash} from 'node:crypto';
import path from 'node:path';

/** Hashes of content in file names, which follow a period or a hyphen, and the numbers of chunks and modules. */
const fileNameHash = /(?<=[.-])[0-9a-f]{8}(?=[./]|$)|(?<=^|\/)\d+(?=\.[0-9a-f]{8}\.)/g;

/**
 * Hashes in text: of files, IDs of the search index, and sources of content security policies, whose scripts and styles
 * are compared themselves.
 */
const textHash = /\b[0-9a-f]{8}\b|(?<=sha256-)[A-Za-z0-9+/]{43}=/g;

/** The names of script files, which depend on the paths of modules. */
const scriptName = /(?<=assets\/js\/)[^"'?<>\s]+?\.js/g;

/** The suffixes that CSS modules add to class names, which depend on the path of the style sheet. */
const classSuffix = /(?<=[A-Za-z0-9])_[A-Za-z0-9+-]{4}(?=[\s"'.:,{>~+)[\]]|$)/g;

/**
 * Returns the path and the content of a file in a build without hashes, with line breaks where a difference should be
 * visible on its own: between HTML tags, style rules, and JSON values. Binary files are replaced by their hashes.
 */
export function normalizeFile(file: string, content: Buffer): {readonly name: string; readonly text: string} {
  const name = file.replaceAll(fileNameHash, '…');
  const extension = path.extname(file);
  if (['.png', '.woff2', '.jpg', '.webp'].includes(extension)) {
    return {name, text: `${createHash('sha256').update(content).digest('hex')}\n`};
  }
  const text = content.toString('utf8').replaceAll(scriptName, '….js').replaceAll(textHash, '…');
  return {name, text: splitLines(extension, text)};
}

function splitLines(extension: string, text: string): string {
  switch (extension) {
    case '.html':
      return text
        .replaceAll(/(?<=class=")[^"]*/g, (classes) => classes.replaceAll(classSuffix, '_…'))
        .replaceAll(/(?<=>)(?=<)|(?<=;)(?=[a-z-]+ ')/g, '\n');
    case '.css':
      return text.replaceAll(classSuffix, '_…').replaceAll(/(?<=[{};])(?!$)/g, '\n');
    case '.json':
      return JSON.stringify(JSON.parse(text), null, 1);
    default:
      return text;
  }
}
