import {
  createEngine,
  getRecordsFile,
  headingsFile,
  levels,
  loadStemmer,
  parseHeadings,
  parseIndex,
  type DocSearchRecord,
  type IndexHeadings,
} from '@developer-docs/search-engine';
import {findSection} from './find-section.js';
import type {SiteFiles} from './site-files.js';

type LoadedIndex = Awaited<ReturnType<typeof loadIndex>>;

/** The maximum number of files of an index or of a page. 100 parts of an index are the text of about 10,000 pages. */
const maxParts = 100;
const maxResults = 10;
const maxExcerptLength = 500;

/** A site with the search index of docusaurus-theme-search and the Markdown files of docusaurus-plugin-markdown. */
export class DocsSite {
  private loaded: {readonly headings: string; readonly index: Promise<LoadedIndex>} | undefined;

  constructor(private readonly files: SiteFiles) {}

  /** Returns the sections that match a query, best first. */
  async search(query: string, version?: string) {
    const {engine, records, pages} = await this.load();
    const tags = new Set(selectVersion(pages, version).map(({tag}) => `docusaurus_tag:${tag}`));
    const {hits} = engine.search({query, hitsPerPage: maxResults, facetFilters: [[...tags]]});
    return hits.map((hit) => ({
      title: listHeadings(hit, 'lvl1').join(' > '),
      url: this.toUrl(hit.url),
      section: hit.hierarchy.lvl0 ?? '',
      excerpt: (hit.content ?? findText(records, hit.url)).slice(0, maxExcerptLength),
    }));
  }

  /** Lists the pages of a version, or the docs of the default versions and all other pages. */
  async listPages(version?: string) {
    const {pages} = await this.load();
    return selectVersion(pages, version).map(({title, url, section}) => ({
      title,
      url: this.toUrl(url),
      section: section ?? '',
    }));
  }

  /**
   * Returns the Markdown of a page, or of the section in the hash of the URL.
   *
   * @param link - URL of a page or of its Markdown file; absolute, or relative to the base URL.
   */
  async readPage(link: string): Promise<string> {
    const {records} = await this.load();
    const file = this.getMarkdownFile(link);
    const markdown = await this.readMarkdown(file);
    const id = decodeURIComponent(new URL(link, this.files.baseUrl).hash.slice(1));
    if (id === '') return markdown;
    const record = records.find(({anchor, url}) => anchor === id && this.getMarkdownFile(url) === file);
    // Links between Markdown files have the anchors of headings instead of the IDs of elements.
    const path = record ? listHeadings(record, 'lvl2') : [id];
    const texts = [...(await this.readParts(file, markdown)), markdown];
    const [section] = texts.map((text) => findSection(text, path)).sort((a, b) => b.score - a.score);
    if (section?.score) return section.markdown;
    return `The page has no section "${id}". This is the whole page:\n\n${markdown}`;
  }

  private async readMarkdown(file: string): Promise<string> {
    const markdown = await this.files.read(file);
    // Links lead to the published site, even if this is a preview of it.
    const [, origin] = /HTML version: <(https?:\/\/[^/>]+\/)/.exec(markdown) ?? [];
    return origin === undefined ? markdown : markdown.replaceAll(`](${origin}`, `](${this.toUrl('/')}`);
  }

  /** Reads the other files of a page that is split into several files. */
  private async readParts(file: string, markdown: string): Promise<string[]> {
    if (!markdown.includes('\nThis page is split into several files.\n')) return [];
    const folder = this.toUrl(file.replace(/\.md$/, '/'));
    const links = Array.from(markdown.matchAll(/\]\(([^)\s#]+)/g), ([, url = '']) => url);
    const parts = [...new Set(links.filter((url) => url.startsWith(folder)))].slice(0, maxParts);
    return Promise.all(parts.map((url) => this.readMarkdown(this.getMarkdownFile(url))));
  }

  private toUrl(path: string): string {
    return new URL(path, this.files.baseUrl).href;
  }

  /** @throws Error if the URL leads out of the site. */
  private getMarkdownFile(link: string): string {
    const {baseUrl} = this.files;
    const {origin, pathname} = new URL(link, baseUrl);
    if (!`${origin}${pathname}`.startsWith(baseUrl.href)) {
      throw new Error(`${link} isn't a page of ${baseUrl.href}. Pass a URL that search_docs or list_pages returned.`);
    }
    const name = pathname.slice(baseUrl.pathname.length).replace(/(?:^|\/)index\.html$|\.html$|\.md$|\/+$/, '');
    return `${name || 'index'}.md`;
  }

  /** Loads the index, unless the loaded one is current. */
  private async load(): Promise<LoadedIndex> {
    const headings = await this.files.read(headingsFile);
    if (this.loaded?.headings !== headings) {
      const index = loadIndex(headings, this.files);
      this.loaded = {headings, index};
      index.catch(() => (this.loaded = undefined));
    }
    return this.loaded.index;
  }
}

async function loadIndex(headings: string, files: SiteFiles) {
  const {build, partCount, pages} = parseHeadings(headings);
  if (partCount > maxParts) throw new Error(`The search index has more than ${maxParts} parts.`);
  const parts: string[] = [];
  for (let part = 0; part < partCount; part++) parts.push(await files.read(getRecordsFile(build, part)));
  const {records, synonyms} = parseIndex({headings, parts});
  const language = pages[0]?.language ?? 'en';
  const stem = await loadStemmer(language);
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const versions = new Map(tags.map((tag) => [tag, findVersion(tag, pages)]));
  const titles = new Map(records.map(({url, hierarchy}) => [url, hierarchy.lvl1]));
  return {
    records,
    engine: createEngine(records, {synonyms, language, ...(stem && {stem})}),
    pages: pages.map((page) => ({...page, title: titles.get(page.url) ?? '', version: versions.get(page.tag)})),
  };
}

/** Returns the version in the URLs of all pages with a tag. The URLs of the default version don't contain it. */
function findVersion(tag: string, pages: IndexHeadings['pages']): string | undefined {
  const paths = pages.filter((page) => page.tag === tag).map(({url}) => url.split('/'));
  const isVersion = (name: string) => name !== '' && tag.replace(/-current$/, '-next').endsWith(`-${name}`);
  return paths[0]?.find((name) => isVersion(name) && paths.every((path) => path.includes(name)));
}

function selectVersion(pages: LoadedIndex['pages'], version?: string) {
  const selected = pages.filter((page) => page.version === version);
  if (selected.length > 0) return selected;
  if (version === undefined) return pages;
  const versions = new Set(pages.map((page) => page.version ?? 'the default version'));
  throw new Error(`There's no version "${version}", only ${[...versions].join(', ')}.`);
}

/** Returns the names of the headings of a record from a level on. */
const listHeadings = ({hierarchy}: DocSearchRecord, from: 'lvl1' | 'lvl2') =>
  levels.slice(levels.indexOf(from)).flatMap((level) => hierarchy[level] ?? []);

/** Returns the first text of a section. */
const findText = (records: readonly DocSearchRecord[], sectionUrl: string) =>
  records.find(({kind, url}) => kind === 'text' && url === sectionUrl)?.content ?? '';
