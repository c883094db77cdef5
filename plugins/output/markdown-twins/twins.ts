import type {Root} from 'hast';
import {findElement, hasClass} from '../../shared';
import type {Addresses} from './addresses';
import {cutPage} from './page/sections';
import {splitPage, type Part} from './page/split';
import {toMdast} from './page/to-mdast';
import {remember, toText} from './page/to-text';

/** A Markdown file of the build. */
export interface Twin {
  /** Its address. */
  readonly address: string;
  readonly markdown: string;
}

/** A page with what its twins are made of: Markdown only, because all pages are kept. */
interface ReadPage {
  readonly route: string;
  readonly address: string;
  readonly title: string;
  /** Whether its twin is an index of parts. */
  readonly isLong: boolean;
  /** What stands in its twin: Markdown, and parts, which are files of their own. */
  readonly entries: readonly (string | Part)[];
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
   * @param page - The page, or its main part.
   * @throws Error when it is no HTML page.
   */
  add(route: string, page: Root): void {
    const content =
      findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
      findElement(page, ({tagName}) => tagName === 'main') ??
      findElement(page, ({tagName}) => tagName === 'body');
    if (content === undefined) {
      throw new Error(`${route} is no HTML page: there is nothing to make its Markdown twin of.`);
    }
    const blocks = toMdast(content, (href) => this.addresses.link(href));
    const {title, sections} = cutPage(blocks, this.#write);
    const address = this.addresses.twin(route);
    const size = sections.reduce((sum, {markdown}) => sum + markdown.length + 2, 0);
    const isLong = size > longestFile;
    const entries = isLong
      ? splitPage(sections, longestPart, this.#write).map((entry) =>
          'part' in entry ? entry.part : entry.section.markdown,
        )
      : sections.map(({markdown}) => markdown);
    this.#pages.set(route, {route, address, title, isLong, entries});
    if (isLong) {
      const parts = entries.filter((entry) => typeof entry !== 'string');
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
    const body = page.isLong ? ['This page is long: its parts are files of their own.'] : [];
    const twins: Twin[] = [];
    for (const part of page.entries) {
      if (typeof part === 'string') {
        body.push(part);
        continue;
      }
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
    const place = part.anchor === '' ? page.route : `${page.route}#${part.anchor}`;
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
