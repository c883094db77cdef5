import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'oxfmt';
import {listPublishedPackages, type Package} from './packages';

// Compiles the packages from src/ to lib/ with `tsc`, and completes lib/:
//
// - Adds styles, and the package.json files of folders with another "type" than their package.
// - Adds messages.js, for `docusaurus write-translations`: the messages in locales/base/.
// - Formats the components, which sites without TypeScript get when they swizzle them.

/** The package `typescript` is an earlier version, because the widget's reference needs its JavaScript API. */
const compiler = path.resolve(__dirname, '../../node_modules/typescript-7/bin/tsc');

async function finishPackage({folder}: Package): Promise<void> {
  const src = path.join(folder, 'src');
  const lib = path.join(folder, 'lib');
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /\.css$|\bpackage\.json$/.test(name))) {
    cpSync(path.join(src, file), path.join(lib, file));
  }
  const locale = path.join(folder, 'locales/base');
  if (existsSync(locale)) writeFileSync(path.join(lib, 'messages.js'), createMessageModule(locale));
  const components = files.filter((file) => /^theme[/\\].*(?<!\.test)\.tsx?$/.test(file));
  for (const component of components) await formatFile(path.join(lib, component.replace(/\.tsx?$/, '.js')));
}

/**
 * Declares messages in calls of `translate` with literal arguments. `docusaurus write-translations` writes only
 * messages that it finds in such calls, and none that only `getDefaultCodeTranslationMessages` returns. It searches a
 * plugin's components, and what `getPathsToWatch` returns, which includes this file.
 */
function createMessageModule(locale: string): string {
  const [name = ''] = readdirSync(locale);
  const messages = JSON.parse(readFileSync(path.join(locale, name), 'utf8')) as Readonly<Record<string, string>>;
  const calls = Object.entries(messages)
    .filter(([id]) => !id.endsWith('___DESCRIPTION'))
    .map(([id, message]) => {
      const description = messages[`${id}___DESCRIPTION`];
      return `translate(${JSON.stringify({id, message, description})});\n`;
    });
  return ["import {translate} from '@docusaurus/Translate';\n", ...calls].join('');
}

async function formatFile(file: string): Promise<void> {
  const code = readFileSync(file, 'utf8');
  const formatted = await format(file, code, {printWidth: 120, singleQuote: true, bracketSpacing: false});
  // `docusaurus start` compiles files again when they're written.
  if (formatted.code !== code) writeFileSync(file, formatted.code);
}

async function main(): Promise<void> {
  execFileSync(process.execPath, [compiler, '-b', 'packages'], {stdio: 'inherit'});
  for (const item of listPublishedPackages()) await finishPackage(item);
}

main().catch((error: unknown) => {
  // tsc has printed its errors.
  if (!(error instanceof Error && 'status' in error)) console.error(error);
  process.exitCode = 1;
});
