import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {extractDeclarationProse, extractYamlProse} from './prose/contract.mjs';
import {extractProse} from './prose/markdown.mjs';
import {findAvoidedWords, lintMarkdown} from './prose/rules.mjs';
import {extractStrings} from './prose/strings.mjs';

/*
 * Checks prose against the rules of STYLEGUIDE.md: Markdown, the descriptions in the contract, and strings in the code,
 * such as labels and error messages. Arguments are the files to check, relative to the root. Default: all files.
 */

/** @typedef {import('./prose/rules.mjs').Finding & {line: number}} Finding */

/**
 * Files that don't contain our own prose: tests, text in other languages, third-party OpenAPI documents, and text that
 * the mock API generates.
 */
const ignoredFiles =
  /\.(?:test|spec)\.|^contract\/imported\/|(?:^|\/)fixtures\/|\/messages\/(?!en\.)|mock-api\/src\/product\/generation\/|^scripts\/prose\//;

const codeFiles = /^(?:config|plugins|scripts|src|packages\/(?:mock-api|widget)\/src)\/.*\.(?:tsx?|mjs)$/;

/** @param {string} file @param {string} text @returns {Finding[]} */
function lint(file, text) {
  const isContract = file.startsWith('contract/');
  if (/\.mdx?$/.test(file)) {
    const findings = lintMarkdown(text, file.startsWith('docs/'));
    // The style guide has examples of words to avoid.
    return file === 'STYLEGUIDE.md'
      ? findings.filter(({rule}) => rule !== 'vocabulary' && rule !== 'empty-words')
      : findings;
  }
  if (isContract && /\.(?:ya?ml|d\.ts)$/.test(file)) {
    const excerpts = file.endsWith('.ts') ? extractDeclarationProse(text) : extractYamlProse(text);
    return excerpts.flatMap((excerpt) =>
      lintMarkdown(excerpt.text, true).map((finding) => ({...finding, line: excerpt.line + finding.line - 1})),
    );
  }
  // Strings in code include class names, for example, so their grammar isn't checked.
  return codeFiles.test(file)
    ? extractStrings(text, file).flatMap((excerpt) =>
        extractProse(excerpt.text)
          .flatMap(({text}) => findAvoidedWords(text, false))
          .map((finding) => ({...finding, line: excerpt.line})),
      )
    : [];
}

const {stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'});
const files = process.argv.length > 2 ? process.argv.slice(2) : stdout.split('\0').filter(existsSync);

for (const file of files.filter((name) => !ignoredFiles.test(name))) {
  for (const {line, rule, message} of lint(file, readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line} ${rule} ${message}`);
    process.exitCode = 1;
  }
}
