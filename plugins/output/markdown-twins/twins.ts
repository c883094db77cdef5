import {decodeUriPart} from '@developer-docs/internal';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'hast';
import type * as Mdast from 'mdast';
import {visit} from 'unist-util-visit';
import {findElement, hasClass} from '@developer-docs/internal/node';
import {convertHtml} from './page/html-to-mdast';
import {getText, isHeading} from './page/markdown';
import {computeTotalLength, splitIntoSections} from './page/sections';
import {isPart, splitPage, type PagePart} from './page/split-page';
import type {TwinUrls} from './twin-urls';

/** A Markdown file in the build. */
export interface TwinFile {
  readonly url: string;
  readonly markdown: string;
}

/** A file whose links still contain IDs of HTML elements. */
interface Draft {
  readonly url: string;
  readonly title: string;
  /** URL path of the HTML page, with a hash for a part. */
  readonly htmlUrl: string;
  readonly markdown: string[];
  /** The nodes that the Markdown was rendered from. */
  readonly blocks: Mdast.RootContent[];
}

/**
 * The maximum length of a twin in characters. Agents' fetch tools truncate longer files.
 *
 * @see https://agentdocsspec.com/spec/#page-size-markdown
 */
const maxFileLength = 50_000;
/**
 * Leaves room for links, which become longer after pages have been measured, by less than 500 characters on pages that
 * aren't split.
 */
const maxPageLength = maxFileLength - 800;
/**
 * Leaves more room, because links to other parts contain their full URLs. For example, the part with an
 * operation's responses grows by 13,500 characters.
 */
const maxPartLength = maxFileLength - 14_000;

/**
 * The twins of all pages. The only anchors in Markdown are those that renderers derive from headings. So a link to an
 * element points to the closest heading above it, in the part that contains it. Add all pages before getting the files.
 */
export class MarkdownTwins {
  /** The files of each page by route: the twin, and its parts if the page is split. */
  readonly #files = new Map<string, readonly TwinFile[]>();
  /** Links to the elements of pages, by the URL of the page's twin and HTML ID. */
  readonly #links = new Map<string, ReadonlyMap<string, string>>();

  constructor(private readonly urls: TwinUrls) {}

  /**
   * Converts a page.
   *
   * @param route - URL path of the page.
   * @param page - The page, or its `<main>` element.
   * @throws Error if the page has no `<main>` or `<body>` element.
   */
  addPage(route: string, page: Root): void {
    const content =
      findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
      findElement(page, ({tagName}) => tagName === 'main') ??
      findElement(page, ({tagName}) => tagName === 'body');
    if (content === undefined) {
      throw new Error(`${route} has no <main> or <body>, so it can't be converted to Markdown.`);
    }
    const {title, sections} = splitIntoSections(convertHtml(content, (href) => this.urls.resolveLink(href)));
    const isSplit = computeTotalLength(sections) > maxPageLength;
    const mainFile: Draft = {
      url: this.urls.getTwinUrl(route),
      title,
      htmlUrl: route,
      markdown: isSplit ? ['This page is split into several files.'] : [],
      blocks: [],
    };
    const parts: Draft[] = [];
    for (const entry of isSplit ? splitPage(sections, maxPartLength) : sections) {
      if (isPart(entry)) {
        parts.push(this.#addPart(mainFile, entry));
      } else {
        mainFile.markdown.push(entry.markdown);
        mainFile.blocks.push(...entry.blocks);
      }
    }
    const drafts = [mainFile, ...parts];
    this.#files.set(
      route,
      drafts.map((draft) => ({url: draft.url, markdown: this.#renderFile(draft)})),
    );
    this.#links.set(mainFile.url, new Map(drafts.flatMap(createLinks)));
  }

  /** Returns the files of a page, with links to the files of other pages. */
  getFiles(route: string): TwinFile[] {
    const twinUrl = this.urls.getTwinUrl(route);
    return (this.#files.get(route) ?? []).map(({url, markdown}) => ({
      url,
      markdown: this.#resolveAnchors(twinUrl, url, markdown),
    }));
  }

  /** Adds a link to a part to the main file of its page, with the contents of the part. */
  #addPart(mainFile: Draft, part: PagePart): Draft {
    const url = `${mainFile.url.slice(0, -'.md'.length)}/${part.name}.md`;
    if (part.startsChapter) {
      mainFile.markdown.push(`## ${part.title}`);
      mainFile.blocks.push({type: 'heading', depth: 2, children: [{type: 'text', value: part.title}]});
    }
    const contents = part.contents.length === 0 ? '' : `: ${part.contents.join(', ')}`;
    mainFile.markdown.push(`- [${part.title}](${this.urls.origin}${url})${contents}`);
    return {
      url,
      title: `${mainFile.title}: ${part.title}`,
      htmlUrl: part.anchor === '' ? mainFile.htmlUrl : `${mainFile.htmlUrl}#${part.anchor}`,
      markdown: [`Part of [${mainFile.title}](${this.urls.origin}${mainFile.url}).`, part.markdown],
      blocks: [...part.blocks],
    };
  }

  #renderFile({title, htmlUrl, markdown}: Draft): string {
    const {origin, baseUrl} = this.urls;
    const navigation = `> Documentation index: <${origin}${baseUrl}llms.txt>. HTML version: <${origin}${htmlUrl}>`;
    return `${[`# ${title}`, navigation, ...markdown.filter((block) => block !== '')].join('\n\n')}\n`;
  }

  /** Replaces the HTML ID in each link with the anchor of a heading. Links within a file are reduced to the anchor. */
  #resolveAnchors(pageUrl: string, fileUrl: string, markdown: string): string {
    const {origin} = this.urls;
    return markdown.replace(/\]\(([^()\s]+\.md)?#([^()\s]+)\)/g, (_, linkUrl: string | undefined, id: string) => {
      const twinUrl = linkUrl?.slice(origin.length) ?? pageUrl;
      const link = this.#links.get(twinUrl)?.get(decodeUriPart(id)) ?? twinUrl;
      return `](${link.startsWith(`${fileUrl}#`) ? link.slice(fileUrl.length) : origin + link})`;
    });
  }
}

/** Creates a link to each element in a file: its URL with the anchor of the closest heading above the element. */
function createLinks({url, title, blocks}: Draft): [id: string, link: string][] {
  const slugger = createSlugger();
  let anchor = slugger.slug(title);
  const links: [id: string, link: string][] = [];
  const root: Mdast.Root = {type: 'root', children: blocks};
  visit(root, (node) => {
    if (isHeading(node)) {
      anchor = slugger.slug(getText(node));
    }
    const {ids = [], laterIds = []} = node.data ?? {};
    links.push(...[...ids, ...laterIds].map((id): [string, string] => [id, `${url}#${anchor}`]));
  });
  return links;
}
