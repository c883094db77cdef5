import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'hast';
import {findElement, hasClass} from '../../shared';
import type {Passage} from './page/outline';
import {cutIntoSections} from './page/sections';
import {memoizeSerializer, serializeBlocks} from './page/serialize';
import {isPart, splitPage, type PagePart} from './page/split-page';
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
  readonly entries: readonly (Passage | PagePart)[];
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

/**
 * The twins of all pages. Markdown only has the anchors that renderers derive from headings, so a link to an element leads to the
 * heading that the element is below, in the part that contains it. For that, all pages are added first.
 */
export class MarkdownTwins {
  readonly #pages = new Map<string, ConvertedPage>();
  /** The same schemas are on the pages of several OpenAPI documents. */
  readonly #serialize = memoizeSerializer(serializeBlocks);
  /** Links to the elements of pages, by the URL of the page's twin and by HTML ID. */
  readonly #links = new Map<string, ReadonlyMap<string, string>>();

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
    const entries = isSplit ? splitPage(sections, maxPartLength, this.#serialize) : sections;
    const converted = {route, url, title, isSplit, entries};
    this.#pages.set(route, converted);
    this.#links.set(url, createLinks(converted));
  }

  /** The files of a page: its twin, and the parts if the page is split. */
  filesOf(route: string): TwinFile[] {
    const page = this.#pages.get(route);
    if (page === undefined) {
      return [];
    }
    const blocks = page.isSplit ? ['This page is split into several files.'] : [];
    const parts: TwinFile[] = [];
    for (const entry of page.entries) {
      if (isPart(entry)) {
        blocks.push(...this.#partLink(page, entry));
        parts.push(this.#renderPart(page, entry));
      } else {
        blocks.push(entry.markdown);
      }
    }
    return [this.#renderFile(page, {url: page.url, title: page.title, htmlUrl: page.route, blocks}), ...parts];
  }

  /** The link to a part in the index of its page, with its contents. */
  #partLink(page: ConvertedPage, part: PagePart): string[] {
    const contents = part.contents.length === 0 ? '' : `: ${part.contents.join(', ')}`;
    return [
      ...(part.startsChapter ? [`## ${part.title}`] : []),
      `- [${part.title}](${this.urls.origin}${partUrl(page.url, part)})${contents}`,
    ];
  }

  #renderPart(page: ConvertedPage, part: PagePart): TwinFile {
    return this.#renderFile(page, {
      url: partUrl(page.url, part),
      title: getPartTitle(page, part),
      htmlUrl: part.anchor === '' ? page.route : `${page.route}#${part.anchor}`,
      blocks: [`Part of [${page.title}](${this.urls.origin}${page.url}).`, part.markdown],
    });
  }

  #renderFile(page: ConvertedPage, {url, title, htmlUrl, blocks}: FileInput): TwinFile {
    const {origin, baseUrl} = this.urls;
    const navigation = `> Documentation index: <${origin}${baseUrl}llms.txt>. HTML version: <${origin}${htmlUrl}>`;
    const markdown = [`# ${title}`, navigation, ...blocks.filter((block) => block !== '')].join('\n\n');
    return {url, markdown: `${this.#resolveAnchors(page.url, url, markdown)}\n`};
  }

  /** Replaces the HTML ID in each link with the anchor of a heading. Links within a file are reduced to the anchor. */
  #resolveAnchors(pageUrl: string, fileUrl: string, markdown: string): string {
    const {origin} = this.urls;
    return markdown.replace(/\]\(([^()\s]+\.md)?#([^()\s]+)\)/g, (_, linkUrl: string | undefined, id: string) => {
      const twinUrl = linkUrl?.slice(origin.length) ?? pageUrl;
      const link = this.#links.get(twinUrl)?.get(decodeURIComponent(id)) ?? twinUrl;
      return `](${link.startsWith(`${fileUrl}#`) ? link.slice(fileUrl.length) : origin + link})`;
    });
  }
}

/** Creates a link to each element of a page: the URL of a file with the anchor of the closest heading above the element. */
function createLinks(page: ConvertedPage): Map<string, string> {
  const links = new Map<string, string>();
  const createFile = (url: string, title: string) => {
    const slugger = createSlugger();
    let anchor = slugger.slug(title);
    return {
      addHeading: (heading: string) => {
        anchor = slugger.slug(heading);
        return anchor;
      },
      addPassage({outline}: Passage) {
        const anchorAbove = anchor;
        const anchors = outline.headings.map(this.addHeading);
        outline.ids.forEach(([id, heading]) => links.set(id, `${url}#${anchors[heading] ?? anchorAbove}`));
      },
    };
  };
  const index = createFile(page.url, page.title);
  for (const entry of page.entries) {
    if (!isPart(entry)) {
      index.addPassage(entry);
      continue;
    }
    if (entry.startsChapter) {
      index.addHeading(entry.title);
    }
    createFile(partUrl(page.url, entry), getPartTitle(page, entry)).addPassage(entry);
  }
  return links;
}

const partUrl = (twinUrl: string, {name}: PagePart) => `${twinUrl.slice(0, -'.md'.length)}/${name}.md`;

const getPartTitle = (page: ConvertedPage, part: PagePart) => `${page.title}: ${part.title}`;
