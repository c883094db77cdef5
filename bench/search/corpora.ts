import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {createBenchmarkSite, type BenchmarkSite} from '../benchmark-site';
import {loadFromGitHub} from '../github';
import type {Question} from './questions';

/** Another project's documentation, with questions about it. */
export interface Corpus {
  readonly name: string;
  /** Owner and name of the GitHub repository, and the commit's hash. */
  readonly repository: string;
  readonly commit: string;
  /** The documentation folder in the repository. */
  readonly folder: string;
  /** Other files in the repository that the pages import. */
  readonly files?: readonly string[];
  /** Components that the project's site provides to all pages. They're rendered as nothing. */
  readonly globalComponents?: readonly string[];
  readonly questions: readonly Question[];
}

/** Reads the list of corpora, whose pages `createCorpusSite` fetches. */
export const readCorpora = (): Corpus[] => parse(readFileSync('bench/search/corpora.yaml', 'utf8')) as Corpus[];

/** The line of the configuration of a corpus's site with which its pages are MDX. */
export const corpusLine = "markdown: {format: 'mdx'},";

/** The line that adds the search, as in the README of the theme. */
export const searchThemeLine = "themes: ['@developer-docs/docusaurus-theme-search'],";

/**
 * Creates a stock site with the search theme and the pages of a corpus.
 *
 * @throws Error if Git can't fetch the repository.
 */
export function createCorpusSite(corpus: Corpus): BenchmarkSite {
  const site = createBenchmarkSite({lines: `${corpusLine}\n  ${searchThemeLine}`});
  writeCorpus(site.dir, corpus);
  return site;
}

/**
 * Writes the pages of a corpus into a site's folder.
 *
 * @throws Error if Git can't fetch the repository.
 */
export function writeCorpus(
  dir: string,
  {repository, commit, folder, files = [], globalComponents = []}: Corpus,
): void {
  for (const file of [folder, ...files]) {
    const target = path.join(dir, file === folder ? 'docs' : file);
    cpSync(path.join(loadFromGitHub(repository, commit, file), file), target, {recursive: true});
  }
  const themeDir = path.join(dir, 'src/theme');
  mkdirSync(themeDir, {recursive: true});
  writeFileSync(path.join(themeDir, 'MDXComponents.js'), createMdxComponents(globalComponents));
  for (const entry of readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})) {
    const file = path.join(dir, 'docs', entry);
    if (/\.mdx?$/.test(file)) writeFileSync(file, replaceMissingFiles(readFileSync(file, 'utf8'), file));
  }
}

/**
 * Returns a function that returns the URL of a page in the last build of a corpus's site.
 *
 * @throws Error if the site doesn't have a page.
 */
export function readPageUrls({dir}: Pick<BenchmarkSite, 'dir'>): (page: string) => string {
  const metadataDir = path.join(dir, '.docusaurus/docusaurus-plugin-content-docs/default');
  const urls = new Map(
    readdirSync(metadataDir)
      .filter((name) => name.startsWith('site-docs-'))
      .map((name) => {
        const text = readFileSync(path.join(metadataDir, name), 'utf8');
        const {source, permalink} = JSON.parse(text) as {source: string; permalink: string};
        // A page's own `slug` can end with a slash, which the site's URLs don't have.
        return [source.replace(/^@site\/docs\/|\.mdx?$/g, ''), permalink.replace(/\/$/, '')];
      }),
  );
  return (page) => {
    const url = urls.get(page);
    if (url === undefined) throw new Error(`corpora.yaml contains the page ${page}, which ${dir} doesn't have.`);
    return url;
  };
}

const createMdxComponents = (names: readonly string[]) => `import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, ${names.map((name) => `${name}: () => null`).join(', ')}};
`;

/**
 * Replaces what only the project's own site provides, outside of code blocks: components in other folders and packages
 * become elements that display their children, and images aren't loaded.
 */
function replaceMissingFiles(source: string, file: string): string {
  const isMissing = (name: string) =>
    !/^@(?:theme|docusaurus)\//.test(name) &&
    !['', '.jsx'].some((extension) => existsSync(path.join(path.dirname(file), name + extension)));
  return source
    .split(/(^ *```[\s\S]*?^ *```)/m)
    .map((text, index) =>
      index % 2 === 1
        ? text
        : text
            .replaceAll(
              /^import (?:\{ )?(\w+)(?: \})? from ['"](.+)['"];?$/gm,
              (statement, component: string, name: string) =>
                isMissing(name) ? `export const ${component} = ({children}) => <>{children}</>;` : statement,
            )
            .replaceAll(/^import '.+';?$/gm, '')
            .replaceAll(/(!\[[^\]]*\]\()\//g, '$1pathname:///'),
    )
    .join('');
}
