import {
  createEngine,
  headingsFile,
  levels,
  loadStemmer,
  readIndex,
  type DocSearchRecord,
  type IndexedVersion,
} from '@developer-docs/search-engine';
import {decodeUriPart, splitPageNote} from '@developer-docs/utils';
import {findSection, readAnchor, type SectionName} from './find-section.js';
import {MissingFileError, type SiteFiles} from './site-files.js';

const maxExcerptLength = 500;

/** A site with the search index of docusaurus-theme-search and the Markdown files of docusaurus-theme-markdown. */
export class DocsSite {
  private index: Awaited<ReturnType<typeof loadIndex>> | undefined;

  constructor(private readonly files: SiteFiles) {}

  /**
   * Returns the sections that match a query, best first.
   *
   * @param version - The name or label of a version of the docs, such as `1.0` or `next`. Default: the default
   *   versions.
   * @throws Error if the site has no such version.
   */
  async search(query: string, version?: string) {
    const {engine, records, versions, defaultTags} = await this.load();
    const named = versions.filter((one) => version === getPublicName(one) || version === one.label);
    if (version !== undefined && named.length === 0) {
      const names = [...new Set(versions.map(getPublicName))].join(', ');
      throw new Error(`The site has no version "${version}". Search without a version, or in one of: ${names}.`);
    }
    const tags = version === undefined ? defaultTags : named.map(({tag}) => tag);
    const facetFilters = [tags.map((tag) => `docusaurus_tag:${tag}`)];
    const {hits} = engine.search({query, hitsPerPage: 10, facetFilters});
    return hits.map((hit) => ({
      title: levels
        .slice(1)
        .flatMap((level) => hit.hierarchy[level] ?? [])
        .join(' > '),
      url: this.toUrl(hit.url).href,
      section: hit.hierarchy.lvl0 ?? '',
      excerpt: (hit.content ?? findText(records, hit.url)).slice(0, maxExcerptLength),
    }));
  }

  /**
   * Returns the Markdown of a page, or of the section in the URL's hash.
   *
   * @param link - URL of a page or of its Markdown file; absolute, or relative to the base URL.
   */
  async readPage(link: string): Promise<string> {
    const {records} = await this.load();
    const file = this.getMarkdownFile(link);
    const pageRecords = records.filter(({url}) => this.getMarkdownFile(url) === file);
    const markdown = await this.files.read(file).catch((error: unknown) => {
      // An indexed page without a file indicates that the site lacks the Markdown theme.
      throw error instanceof MissingFileError && pageRecords.length === 0 ? this.createLinkError(link) : error;
    });
    const id = decodeUriPart(this.toUrl(link).hash.slice(1));
    if (id === '') return markdown;
    const entries = pageRecords.filter(({type}) => type !== 'content');
    const entry = entries.findIndex(({anchor}) => anchor === id);
    // Links between Markdown files have the anchors of headings instead of the IDs of elements.
    const paths = entry === -1 ? readAnchor(id) : [createPath(entries.slice(0, entry + 1))];
    const texts = [...(await this.readParts(file, markdown)), markdown];
    for (const path of paths) {
      const [section] = texts.map((text) => findSection(text, path)).sort((a, b) => b.score - a.score);
      if (section !== undefined && section.score > 0) return section.markdown;
    }
    return `The page has no section "${id}". This is the whole page:\n\n${markdown}`;
  }

  /** Reads the other files of a page that is split into several files. */
  private async readParts(file: string, markdown: string): Promise<string[]> {
    if (!markdown.includes(`\n${splitPageNote}\n`)) return [];
    const folder = this.files.baseUrl.pathname + file.replace(/\.md$/, '/');
    const links = Array.from(markdown.matchAll(/\]\(([^)\s#]+)/g), ([, url = '']) => this.toUrl(url).pathname);
    const parts = [...new Set(links.filter((link) => link.startsWith(folder)))];
    return Promise.all(parts.map((part) => this.files.read(this.getMarkdownFile(part))));
  }

  private toUrl(link: string): URL {
    if (!URL.canParse(link, this.files.baseUrl.href)) throw this.createLinkError(link);
    return new URL(link, this.files.baseUrl);
  }

  /**
   * Only the path of the link matters, because the links in a preview of a site lead to the published site.
   *
   * @throws Error if the path leads out of the site.
   */
  private getMarkdownFile(link: string): string {
    const {pathname} = this.files.baseUrl;
    const path = this.toUrl(link).pathname;
    if (!`${path}/`.startsWith(pathname)) throw this.createLinkError(link);
    const name = path.slice(pathname.length).replace(/(?:^|\/)index\.html$|\.html$|\.md$|\/+$/, '');
    return `${name === '' ? 'index' : name}.md`;
  }

  private createLinkError(link: string): Error {
    const {href} = this.files.baseUrl;
    return new Error(`${link} isn't a page of ${href}. Pass a URL that search_docs or list_pages returned.`);
  }

  /** Loads the index, unless the loaded one is current. */
  private async load() {
    const headings = await this.files.read(headingsFile);
    if (this.index?.headings !== headings) this.index = await loadIndex(headings, this.files);
    return this.index;
  }
}

async function loadIndex(headings: string, files: SiteFiles) {
  const read = (file: string) => (file === headingsFile ? headings : files.read(file));
  const {records, language, synonyms, pages, versions} = await readIndex(read);
  const stem = await loadStemmer(language);
  const otherTags = versions.filter(({isLast}) => !isLast).map(({tag}) => tag);
  return {
    headings,
    records,
    engine: createEngine(records, {synonyms, language, stem}),
    versions,
    defaultTags: [...new Set(pages.map(({tag}) => tag))].filter((tag) => !otherTags.includes(tag)),
  };
}

/** Returns the name of a version in its URLs, unless the site changes them. */
const getPublicName = ({name}: IndexedVersion): string => (name === 'current' ? 'next' : name);

/** Creates the path of the last of a page's entries, which are in page order. */
const createPath = (entries: readonly DocSearchRecord[]): SectionName[] =>
  levels.flatMap((level, depth) => {
    const name = entries.at(-1)?.hierarchy[level] ?? '';
    if (depth < 2 || name === '') return [];
    const isSame = ({type, hierarchy}: DocSearchRecord) =>
      type === level &&
      levels.slice(0, depth + 1).every((above) => hierarchy[above] === entries.at(-1)?.hierarchy[above]);
    // The last one is the section itself, or contains it.
    return [{name, depth, occurrence: Math.max(0, entries.filter(isSame).length - 1)}];
  });

/** Returns the first text of a section. */
const findText = (records: readonly DocSearchRecord[], sectionUrl: string) =>
  records.find(({kind, url}) => kind === 'text' && url === sectionUrl)?.content ?? '';
