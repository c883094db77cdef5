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

const maxExcerptLength = 500;

/** A site with the search index of docusaurus-theme-search and the Markdown files of docusaurus-plugin-markdown. */
export class DocsSite {
  private index: Awaited<ReturnType<typeof loadIndex>> | undefined;

  constructor(private readonly files: SiteFiles) {}

  /** Returns the sections of the default versions that match a query, best first. */
  async search(query: string) {
    const {engine, records, facetFilters} = await this.load();
    const {hits} = engine.search({query, hitsPerPage: 10, facetFilters});
    return hits.map((hit) => ({
      title: listHeadings(hit, 'lvl1').join(' > '),
      url: this.toUrl(hit.url).href,
      section: hit.hierarchy.lvl0 ?? '',
      excerpt: (hit.content ?? findText(records, hit.url)).slice(0, maxExcerptLength),
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
    const markdown = await this.files.read(file);
    const id = decodeURIComponent(this.toUrl(link).hash.slice(1));
    if (id === '') return markdown;
    const record = records.find(({anchor, url}) => anchor === id && this.getMarkdownFile(url) === file);
    // Links between Markdown files have the anchors of headings instead of the IDs of elements.
    const path = record ? listHeadings(record, 'lvl2') : [id];
    const texts = [...(await this.readParts(file, markdown)), markdown];
    const [section] = texts.map((text) => findSection(text, path)).sort((a, b) => b.score - a.score);
    if (section?.score) return section.markdown;
    return `The page has no section "${id}". This is the whole page:\n\n${markdown}`;
  }

  /** Reads the other files of a page that is split into several files. */
  private async readParts(file: string, markdown: string): Promise<string[]> {
    if (!markdown.includes('\nThis page is split into several files.\n')) return [];
    const folder = this.files.baseUrl.pathname + file.replace(/\.md$/, '/');
    const links = Array.from(markdown.matchAll(/\]\(([^)\s#]+)/g), ([, url = '']) => this.toUrl(url).pathname);
    const parts = [...new Set(links.filter((link) => link.startsWith(folder)))];
    return Promise.all(parts.map((part) => this.files.read(this.getMarkdownFile(part))));
  }

  private toUrl(link: string): URL {
    return new URL(link, this.files.baseUrl);
  }

  /**
   * Only the path of the link matters, because the links in a preview of a site lead to the published site.
   *
   * @throws Error if the path leads out of the site.
   */
  private getMarkdownFile(link: string): string {
    const {href, pathname} = this.files.baseUrl;
    const path = this.toUrl(link).pathname;
    if (!path.startsWith(pathname)) {
      throw new Error(`${link} isn't a page of ${href}. Pass a URL that search_docs or list_pages returned.`);
    }
    const name = path.slice(pathname.length).replace(/(?:^|\/)index\.html$|\.html$|\.md$|\/+$/, '');
    return `${name || 'index'}.md`;
  }

  /** Loads the index, unless the loaded one is current. */
  private async load() {
    const headings = await this.files.read(headingsFile);
    if (this.index?.headings !== headings) this.index = await loadIndex(headings, this.files);
    return this.index;
  }
}

async function loadIndex(headings: string, files: SiteFiles) {
  const {build, partCount, pages} = parseHeadings(headings);
  const parts: string[] = [];
  for (let part = 0; part < partCount; part++) parts.push(await files.read(getRecordsFile(build, part)));
  const {records, synonyms} = parseIndex({headings, parts});
  const language = pages[0]?.language ?? 'en';
  const stem = await loadStemmer(language);
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const defaultTags = tags.filter((tag) => !hasVersionInUrls(tag, pages));
  return {
    headings,
    records,
    engine: createEngine(records, {synonyms, language, ...(stem && {stem})}),
    facetFilters: [(defaultTags.length > 0 ? defaultTags : tags).map((tag) => `docusaurus_tag:${tag}`)],
  };
}

/** Returns whether the URLs of all pages with a tag contain its version. Those of the default version don't. */
function hasVersionInUrls(tag: string, pages: IndexHeadings['pages']): boolean {
  const label = tag.replace(/-current$/, '-next');
  const isVersion = (name: string) => name !== '' && label.endsWith(`-${name}`);
  return pages.every((page) => page.tag !== tag || page.url.split('/').some(isVersion));
}

/** Returns the names of the headings of a record from a level on. */
const listHeadings = ({hierarchy}: DocSearchRecord, from: 'lvl1' | 'lvl2') =>
  levels.slice(levels.indexOf(from)).flatMap((level) => hierarchy[level] ?? []);

/** Returns the first text of a section. */
const findText = (records: readonly DocSearchRecord[], sectionUrl: string) =>
  records.find(({kind, url}) => kind === 'text' && url === sectionUrl)?.content ?? '';
