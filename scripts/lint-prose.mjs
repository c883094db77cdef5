import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {extractDeclarationProse, extractYamlProse} from './prose/contract.mjs';
import {findGrammarIssues} from './prose/grammar.mjs';
import {extractProse} from './prose/markdown.mjs';
import {extractAllProse, findInProse, findInSentence} from './prose/rules.mjs';
import {extractStrings} from './prose/strings.mjs';

/*
 * Checks prose outside Markdown against the rules of STYLEGUIDE.md, and all prose for grammar and sentence length: the descriptions in
 * the contract, Markdown, and strings in the code, such as labels and error messages. markdownlint applies the other rules to Markdown.
 */

const root = path.resolve(import.meta.dirname, '..');

/** @typedef {{text: string, line: number}} Excerpt */

/** Files that aren't our prose: tests, texts in other languages, OpenAPI documents from elsewhere, and generated texts of the mock. */
const ignoredFiles =
  /\.(?:test|spec)\.|^contract\/imported\/|(?:^|\/)(?:fixtures|tests)\/|\/messages\/(?!en\.)|mock-api\/src\/generation\/|^scripts\/prose\//;

/** The extractors of prose, by the path of the file. @type {readonly [RegExp, (text: string, file: string) => Excerpt[]][]} */
const extractors = [
  [/^contract\/.*\.ya?ml$/, extractYamlProse],
  [/^contract\/.*\.d\.ts$/, extractDeclarationProse],
  [/^(?:config|plugins|scripts|src|packages\/(?:mock-api|widget)\/src)\/.*\.(?:tsx?|mjs)$/, extractStrings],
];

/** @param {string} file @param {string} text @returns {(Excerpt & {rule?: string})[]} */
function lint(file, text) {
  if (/\.mdx?$/.test(file)) {
    const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
    // Blank lines keep the line numbers.
    return findGrammarIn(extractAllProse(text.replace(frontMatter, frontMatter.replace(/.*/g, '')), frontMatter));
  }
  const extract = extractors.find(([pattern]) => pattern.test(file))?.[1];
  const isContract = file.startsWith('contract/');
  if (extract === undefined || (!isContract && !mayHaveFindings(text))) {
    return [];
  }
  return extract(text, file).flatMap((excerpt) => {
    const findings = findInProse([excerpt], isContract);
    // Strings in code also contain class names and the like, so their grammar isn't checked.
    const grammar = isContract ? findGrammarIn(extractProse(excerpt.text)) : [];
    return [
      ...findings.map(({rule, line, message}) => ({line, text: `${rule} ${message}`})),
      ...grammar.map(({line, text}) => ({line: excerpt.line + line - 1, text})),
    ];
  });
}

/** Whether anything that looks like a string or text in JSX has a finding. Parsing all code would take too long. @param {string} code */
function mayHaveFindings(code) {
  const strings = code.match(/'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`(?:[^`\\]|\\.)+`|>[^<>{}]+</g) ?? [];
  const text = strings.filter((string) => string.includes(' ')).join('\n');
  return findInSentence(text, false).length > 0;
}

/** @param {Excerpt[]} excerpts @returns {Excerpt[]} */
const findGrammarIn = (excerpts) =>
  excerpts.flatMap(({text, line}) => findGrammarIssues(text).map((message) => ({line, text: `grammar ${message}`})));

const options = {cwd: root, encoding: /** @type {const} */ ('utf8')};
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split('\n');

for (const file of files.filter(
  (name) => name !== '' && existsSync(path.join(root, name)) && !ignoredFiles.test(name),
)) {
  for (const {line, text} of lint(file, readFileSync(path.join(root, file), 'utf8'))) {
    console.error(`${file}:${line} ${text}`);
    process.exitCode = 1;
  }
}
