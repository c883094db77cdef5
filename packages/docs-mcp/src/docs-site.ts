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

/** A site with the search index of docusaurus-theme-search and the Markdown files of docusaurus-plugin-markdown. */
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
  async search(query: string, version = '') {
    const {engine, records, versions, defaultTags} = await this.load();
    const selectedTags =
      version.trim() === '' ? defaultTags : versions.filter((one) => isNamed(one, version)).map(({tag}) => tag);
    if (selectedTags.length === 0) {
      const names = [...new Set(versions.map(getPublicName))].join(', ');
      throw new Error(`The site has no version "${version}". Search without a version, or in one of: ${names}.`);
    }
    const facetFilters = [selectedTags.map((tag) => `docusaurus_tag:${tag}`)];
    const {hits} = engine.search({query, hitsPerPage: 10, facetFilters});
    return hits.map((hit) => ({
      title: listRecordHeadings(hit, 'lvl1').join(' > '),
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
    const isIndexed = () => records.some(({url}) => this.getMarkdownFile(url) === file);
    const markdown = await this.files.read(file).catch(async (error: unknown) => {
      if (!(error instanceof MissingFileError)) throw error;
      // The URL of a page can end like that of a file.
      const path = this.toUrl(link).pathname.slice(this.files.baseUrl.pathname.length);
      return this.files.read(`${path}.md`).catch(() => {
        throw isIndexed() ? error : this.createLinkError(link);
      });
    });
    const id = decodeUriPart(this.toUrl(link).hash.slice(1));
    if (id === '') return markdown;
    const entries = records.filter(({type, url}) => type !== 'content' && this.getMarkdownFile(url) === file);
    const entry = entries.findIndex(({anchor}) => anchor === id);
    // Links between Markdown files have the anchors of headings instead of the IDs of elements.
    const paths = entry === -1 ? readAnchor(id) : [createPath(entries.slice(0, entry + 1))];
    const texts = [...(await this.readParts(file, markdown)), markdown];
    for (const path of paths) {
      const [section] = texts.map((text) => findSection(text, path)).sort((a, b) => b.score - a.score);
      if (section?.score) return section.markdown;
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
    const url = this.toUrl(link).pathname;
    const path = `${url}/` === pathname ? pathname : url;
    if (!path.startsWith(pathname) || !isEncoded(path)) throw this.createLinkError(link);
    const name = path.slice(pathname.length).replace(/(?:^|\/)index\.html$|\.html$|\.md$|\/+$/, '');
    return `${name || 'index'}.md`;
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
  const {records, synonyms, pages, versions} = await readIndex(read);
  const language = pages[0]?.language ?? 'en';
  const stem = await loadStemmer(language);
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const defaultTags = tags.filter((tag) => versions.every((version) => version.tag !== tag || version.isLast));
  return {
    headings,
    records,
    engine: createEngine(records, {synonyms, language, stem}),
    versions,
    defaultTags: defaultTags.length > 0 ? defaultTags : tags,
  };
}

/** Returns the name of a version in its URLs, unless the site changes them. */
const getPublicName = ({name}: IndexedVersion): string => (name === 'current' ? 'next' : name);

/** Returns whether a version has a name: its own with or without `v`, its label, or its tag, in any case. */
function isNamed(version: IndexedVersion, wanted: string): boolean {
  const normalize = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^v(?=\d)/, '');
  const {name, label, tag} = version;
  return [getPublicName(version), name, label, tag].map(normalize).includes(normalize(wanted));
}

/** Returns a record's headings, starting at a level. */
const listRecordHeadings = ({hierarchy}: DocSearchRecord, from: 'lvl1' | 'lvl2') =>
  levels.slice(levels.indexOf(from)).flatMap((level) => hierarchy[level] ?? []);

/** Returns whether all percent signs in a path are parts of encoded characters. */
function isEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the path of the last of a page's entries, which are in page order. Sections with the same heading in
 * the same section are counted.
 */
function createPath(entries: readonly DocSearchRecord[]): SectionName[] {
  const paths = entries.map((entry) => listRecordHeadings(entry, 'lvl2'));
  let start = 0;
  return (paths.at(-1) ?? []).map((name, level, names) => {
    const isSection = (path: readonly string[], index: number) =>
      index >= start && path.length === level + 1 && path.every((part, depth) => part === names[depth]);
    const count = paths.filter(isSection).length;
    start = paths.findLastIndex(isSection) + 1 || start;
    return {name, occurrence: Math.max(0, count - 1)};
  });
}

/** Returns the first text of a section. */
const findText = (records: readonly DocSearchRecord[], sectionUrl: string) =>
  records.find(({kind, url}) => kind === 'text' && url === sectionUrl)?.content ?? '';
