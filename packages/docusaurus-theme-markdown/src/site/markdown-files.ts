import {decodeUriPart} from '@developer-docs/utils';
import {
  convertPage,
  type ConversionContext,
  type MarkdownFile,
  type PageMarkdown,
  type SourcePage,
} from '../page/convert-page';
import type {PageTarget} from '../page/markdown-urls';
import {resolvePlaceholders} from '../page/page-links';

/**
 * The Markdown files of all pages. Markdown has only the anchors that renderers derive from headings. So a link
 * to an element points to the closest heading above it, in the file that contains it. Add all pages before getting the
 * files.
 */
export class MarkdownFiles {
  private readonly pages = new Map<string, PageMarkdown>();

  constructor(private readonly context: ConversionContext) {}

  /** Converts a page, and returns its title. */
  addPage(page: SourcePage): string {
    const converted = convertPage(page, this.context);
    this.pages.set(page.route, converted);
    return converted.title;
  }

  /** Returns a page's files, with links to the files of other pages. */
  getFiles(route: string): MarkdownFile[] {
    const {files, targets} = this.pages.get(route) ?? {files: [], targets: []};
    return files.map(({url, markdown}) => ({
      url,
      markdown: resolvePlaceholders(markdown, targets, (target) => this.getLink(target, url)),
    }));
  }

  /** Returns the final URL of a link. Links within a file are reduced to the anchor. */
  private getLink({route, id}: PageTarget, fileUrl: string): string {
    const {urls} = this.context;
    const link = this.pages.get(route)?.anchors.get(decodeUriPart(id)) ?? urls.getMarkdownUrl(route);
    return link.startsWith(`${fileUrl}#`) ? link.slice(fileUrl.length) : urls.origin + link;
  }
}
