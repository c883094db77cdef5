import type {Root} from 'hast';
import {findElement, hasClass} from '../../shared';
import {cutIntoSections} from './page/sections';
import {memoizeSerializer, serializeBlocks} from './page/serialize';
import {splitPage, type PagePart} from './page/split-page';
import {toMdast} from './page/to-mdast';
import type {TwinUrls} from './twin-urls';

/** A Markdown file of the build. */
export interface TwinFile {
  readonly url: string;
  readonly markdown: string;
}

/** A converted page. It contains Markdown only, because all pages of the build are in memory. */
interface ConvertedPage {
  readonly route: string;
  readonly url: string;
  readonly title: string;
  /** Whether its twin is an index of parts. */
  readonly isSplit: boolean;
  /** Content of its twin: Markdown, and parts, which are separate files. */
  readonly entries: readonly (string | PagePart)[];
}

interface FileInput {
  readonly url: string;
  readonly title: string;
  /** URL path of the HTML page, with a hash for a part. */
  readonly htmlUrl: string;
  readonly blocks: readonly string[];
}

/**
 * Maximum length of a twin in characters. Agents' fetch tools cut off longer files.
 *
 * @see https://agentdocsspec.com/spec/#page-size-markdown
 */
const maxFileLength = 50_000;
/** Links get longer when they are changed to lead to parts, after pages have been measured. */
const maxPageLength = maxFileLength - 800;
/** In a part, most links lead to other parts. */
const maxPartLength = maxFileLength - 14_000;

/** The twins of all pages. Links between pages lead to the part that contains the anchor, so all pages are added first. */
export class MarkdownTwins {
  readonly #pages = new Map<string, ConvertedPage>();
  /** The same schemas are on the pages of several OpenAPI documents. */
  readonly #serialize = memoizeSerializer(serializeBlocks);
  /** URLs of the parts of split pages, by the URL of the page's twin and by anchor. */
  readonly #partUrls = new Map<string, ReadonlyMap<string, string>>();

  constructor(private readonly urls: TwinUrls) {}

  /**
   * Converts a page.
   *
   * @param route - Its URL path.
   * @param page - The page, or its `<main>`.
   * @throws Error if the tree contains no page.
   */
  addPage(route: string, page: Root): void {
    const content =
      findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
      findElement(page, ({tagName}) => tagName === 'main') ??
      findElement(page, ({tagName}) => tagName === 'body');
    if (content === undefined) {
      throw new Error(`${route} has no <main> or <body>, so it can't be converted to Markdown.`);
    }
    const blocks = toMdast(content, (href) => this.urls.resolveLink(href));
    const {title, sections} = cutIntoSections(blocks, this.#serialize);
    const url = this.urls.twinUrl(route);
    const length = sections.reduce((sum, {markdown}) => sum + markdown.length + 2, 0);
    const isSplit = length > maxPageLength;
    const entries = isSplit
      ? splitPage(sections, maxPartLength, this.#serialize)
      : sections.map(({markdown}) => markdown);
    this.#pages.set(route, {route, url, title, isSplit, entries});
    if (isSplit) {
      const parts = entries.filter((entry) => typeof entry !== 'string');
      this.#partUrls.set(url, new Map(parts.flatMap((part) => part.ids.map((id) => [id, partUrl(url, part)]))));
    }
  }

  /** The files of a page: its twin, and the parts if the page is split. */
  filesOf(route: string): TwinFile[] {
    const page = this.#pages.get(route);
    if (page === undefined) {
      return [];
    }
    const blocks = page.isSplit ? ['This page is long: its parts are files of their own.'] : [];
    const parts: TwinFile[] = [];
    for (const entry of page.entries) {
      if (typeof entry === 'string') {
        blocks.push(entry);
      } else {
        blocks.push(...this.#partLink(page, entry));
        parts.push(this.#renderPart(page, entry));
      }
    }
    return [this.#renderFile(page, {url: page.url, title: page.title, htmlUrl: page.route, blocks}), ...parts];
  }

  /** The link to a part in the index of its page, with the titles of its sections. */
  #partLink(page: ConvertedPage, part: PagePart): string[] {
    const otherTitles = part.otherTitles.length === 0 ? '' : `: ${part.otherTitles.join(', ')}`;
    return [
      ...(part.startsChapter ? [`## ${part.title}`] : []),
      `- [${part.title}](${this.urls.origin}${partUrl(page.url, part)})${otherTitles}`,
    ];
  }

  #renderPart(page: ConvertedPage, part: PagePart): TwinFile {
    return this.#renderFile(page, {
      url: partUrl(page.url, part),
      title: `${page.title}: ${part.title}`,
      htmlUrl: part.anchor === '' ? page.route : `${page.route}#${part.anchor}`,
      blocks: [`Part of [${page.title}](${this.urls.origin}${page.url}).`, part.markdown],
    });
  }

  #renderFile(page: ConvertedPage, {url, title, htmlUrl, blocks}: FileInput): TwinFile {
    const {origin, baseUrl} = this.urls;
    const navigation = `> Index of this documentation: <${origin}${baseUrl}llms.txt>. In HTML: <${origin}${htmlUrl}>`;
    const markdown = [`# ${title}`, navigation, ...blocks.filter((block) => block !== '')].join('\n\n');
    return {url, markdown: `${this.#linkToParts(page.url, url, markdown)}\n`};
  }

  /** Changes links with hashes to lead to the part that contains the anchor. Those to the same file are reduced to the hash. */
  #linkToParts(pageUrl: string, fileUrl: string, markdown: string): string {
    const {origin} = this.urls;
    return markdown.replace(/\]\(([^()\s]+\.md)?#([^()\s]+)\)/g, (_, linkUrl: string | undefined, anchor: string) => {
      const twinUrl = linkUrl?.slice(origin.length) ?? pageUrl;
      const targetUrl = this.#partUrls.get(twinUrl)?.get(decodeURIComponent(anchor)) ?? twinUrl;
      return `](${targetUrl === fileUrl ? '' : origin + targetUrl}#${anchor})`;
    });
  }
}

const partUrl = (twinUrl: string, {name}: PagePart) => `${twinUrl.slice(0, -'.md'.length)}/${name}.md`;
