import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {StockSite, StockSiteOptions} from '../../tests/strangers/stock-site';
import {loadFromGitHub} from '../github';
import {fasterFuture} from '../stock-site';
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

/** The stock site whose content `writeCorpusSite` replaces. */
export const corpusSiteOptions: StockSiteOptions = {
  docusaurus: '3.7.0',
  packages: ['docusaurus-theme-search'],
  registryPackages: ['@docusaurus/faster@3.7.0'],
};

/** The line of the configuration that the README of the search theme shows. */
export const searchThemeLine = "themes: ['@developer-docs/docusaurus-theme-search'],";

/** Reads the list of corpora, whose pages `writeCorpusSite` fetches. */
export function readCorpora(): Corpus[] {
  return parse(readFileSync('bench/search/corpora.yaml', 'utf8')) as Corpus[];
}

/**
 * Replaces the content and configuration of a stock site: it has a corpus's pages as docs, and nothing else.
 *
 * @param lines - Lines of the configuration, such as `themes: […],`.
 * @throws Error if Git can't fetch the repository.
 */
export function writeCorpusSite(site: StockSite, corpus: Corpus, lines = ''): void {
  const {name, repository, commit, folder, files = [], globalComponents = []} = corpus;
  for (const content of ['blog', 'docs', 'src', 'docusaurus.config.ts']) {
    rmSync(path.join(site.dir, content), {recursive: true, force: true});
  }
  site.write('docusaurus.config.js', createConfig(name, lines));
  site.write('src/theme/MDXComponents.js', createMdxComponents(globalComponents));
  const docsDir = path.join(site.dir, 'docs');
  cpSync(path.join(loadFromGitHub(repository, commit, folder), folder), docsDir, {recursive: true});
  for (const file of files) {
    cpSync(path.join(loadFromGitHub(repository, commit, file), file), path.join(site.dir, file));
  }
  for (const entry of readdirSync(docsDir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(docsDir, entry);
    if (/\.mdx?$/.test(file)) writeFileSync(file, replaceMissingFiles(readFileSync(file, 'utf8'), file));
  }
}

/**
 * Returns a function that returns the URL of a page in the last build of a corpus's site.
 *
 * @throws Error if the site doesn't have a page.
 */
export function readPageUrls({dir}: StockSite): (page: string) => string {
  const metadataDir = path.join(dir, '.docusaurus/docusaurus-plugin-content-docs/default');
  const urls = new Map(
    readdirSync(metadataDir)
      .filter((name) => name.startsWith('site-docs-'))
      .map((name) => {
        const text = readFileSync(path.join(metadataDir, name), 'utf8');
        const {source, permalink} = JSON.parse(text) as {source: string; permalink: string};
        return [source.replace(/^@site\/docs\/|\.mdx?$/g, ''), permalink];
      }),
  );
  return (page) => {
    const url = urls.get(page);
    if (url === undefined) throw new Error(`corpora.yaml contains the page ${page}, which ${dir} doesn't have.`);
    return url;
  };
}

const createConfig = (title: string, lines: string) => `export default {
  title: ${JSON.stringify(title)},
  url: 'https://stock.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  future: ${fasterFuture},
  presets: [['classic', {blog: false, pages: false}]],
  ${lines}
};
`;

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
