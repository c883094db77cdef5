import {fromParse5} from 'hast-util-from-parse5';
import type {Element} from 'hast';
import {parse} from 'parse5';
import {findElement, hasClass} from '../search/extract/tree';
import type {Addresses} from './addresses';
import {cutPage, type CutPage} from './page/sections';
import {splitPage, type Entry, type Part} from './page/split';
import {toMdast} from './page/to-mdast';
import {remember, toText} from './page/to-text';

/** A Markdown file of the build. */
export interface Twin {
  /** Its address. */
  readonly address: string;
  readonly markdown: string;
}

/** A page with what its twins are made of. */
interface ReadPage extends CutPage {
  readonly route: string;
  readonly address: string;
  /** What stands in the index of a long page; `undefined` for a page whose twin is one file. */
  readonly entries: readonly Entry[] | undefined;
}

interface FileInput extends Pick<Twin, 'address'> {
  readonly title: string;
  /** Where it stands in the HTML page: the page's address, with an anchor for a part. */
  readonly place: string;
  readonly body: readonly string[];
}

/** A twin has fewer characters: fetching tools of agents cut longer ones. @see https://agentdocsspec.com/spec/#page-size-markdown */
const longest = 50_000;
/** A page of so many characters is one file, and a part has as many at most: links become longer when they lead to parts. */
const longestFile = longest - 800;
const longestPart = longest - 14_000;

/** Makes the twins of all pages: those of a page need to know the parts of the others, to which their links lead. */
export class Twins {
  readonly #pages = new Map<string, ReadPage>();
  /** Schemas stand on the pages of several documents: what was written once is not written again. */
  readonly #write = remember(toText);
  /** Addresses of the parts of long pages: by the address of the page's twin, by anchor. */
  readonly #parts = new Map<string, ReadonlyMap<string, string>>();

  /** @param addresses - Those of the pages. */
  constructor(private readonly addresses: Addresses) {}

  /**
   * Takes a page. All pages are taken before the first file is made.
   *
   * @param route - Its address.
   * @throws Error when it is no HTML page.
   */
  add(route: string, html: string): void {
    // What is there for readers without scripts is for agents too.
    const page = parse(html, {scriptingEnabled: false});
    const content =
      findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
      findElement(page, ({tagName}) => tagName === 'main') ??
      findElement(page, ({tagName}) => tagName === 'body');
    if (content === undefined) {
      throw new Error(`${route} is no HTML page: there is nothing to make its Markdown twin of.`);
    }
    const blocks = toMdast(fromParse5(content) as Element, (href) => this.addresses.link(href));
    const {title, sections} = cutPage(blocks, this.#write);
    const address = this.addresses.twin(route);
    const size = sections.reduce((sum, {markdown}) => sum + markdown.length + 2, 0);
    const entries = size > longestFile ? splitPage(sections, longestPart, this.#write) : undefined;
    this.#pages.set(route, {route, address, title, sections, entries});
    if (entries !== undefined) {
      const parts = entries.flatMap((entry) => ('part' in entry ? [entry.part] : []));
      this.#parts.set(
        address,
        new Map(parts.flatMap((part) => part.ids.map((id) => [id, partAddress(address, part)]))),
      );
    }
  }

  /** The files of a page: its twin, and the parts when that is an index. */
  of(route: string): Twin[] {
    const page = this.#pages.get(route);
    if (page === undefined) {
      return [];
    }
    const {entries = page.sections.map((section): Entry => ({section}))} = page;
    const body = page.entries === undefined ? [] : ['This page is long: its parts are files of their own.'];
    const twins: Twin[] = [];
    for (const entry of entries) {
      if ('section' in entry) {
        body.push(entry.section.markdown);
        continue;
      }
      const {part} = entry;
      const address = partAddress(page.address, part);
      const contains = part.contains.length === 0 ? '' : `: ${part.contains.join(', ')}`;
      body.push(
        ...(part.isChapter ? [`## ${part.title}`] : []),
        `- [${part.title}](${this.addresses.origin}${address})${contains}`,
      );
      twins.push(this.#part(page, part, address));
    }
    return [this.#file(page, {address: page.address, title: page.title, place: page.route, body}), ...twins];
  }

  #part(page: ReadPage, part: Part, address: string): Twin {
    const title = `${page.title}: ${part.title}`;
    const place = `${page.route}#${part.anchor}`;
    return this.#file(page, {
      address,
      title,
      place,
      body: [`Part of [${page.title}](${this.addresses.origin}${page.address}).`, part.markdown],
    });
  }

  /** A file: its title, what leads on from it, and its text. */
  #file(page: ReadPage, {address, title, place, body}: FileInput): Twin {
    const {origin, baseUrl} = this.addresses;
    const head = `> Index of this documentation: <${origin}${baseUrl}llms.txt>. In HTML: <${origin}${place}>`;
    const markdown = [`# ${title}`, head, ...body.filter((block) => block !== '')].join('\n\n');
    return {address, markdown: `${this.#settle(page.address, address, markdown)}\n`};
  }

  /** Links with anchors lead to the part that has the anchor; those within a file are the anchor alone. */
  #settle(page: string, own: string, markdown: string): string {
    const {origin} = this.addresses;
    return markdown.replace(/\]\(([^()\s]+\.md)?#([^()\s]+)\)/g, (_, other: string | undefined, anchor: string) => {
      const address = other?.slice(origin.length) ?? page;
      const target = this.#parts.get(address)?.get(decodeURIComponent(anchor)) ?? address;
      return `](${target === own ? '' : origin + target}#${anchor})`;
    });
  }
}

const partAddress = (address: string, {name}: Part) => `${address.slice(0, -'.md'.length)}/${name}.md`;
