import {
  convertPage,
  type ConversionContext,
  type MarkdownFile,
  type PageMarkdown,
  type SourcePage,
} from '../page/convert-page';

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

  /** Returns a page's files, with links to the files of other pages. Links within a file are reduced to the anchor. */
  getFiles(route: string): MarkdownFile[] {
    const {urls} = this.context;
    const files = this.pages.get(route)?.files ?? [];
    return files.map(({url, markdown}) => ({
      url,
      markdown: urls.replaceMarkedUrls(markdown, route, (target, id) => {
        const link = this.pages.get(target)?.anchors.get(id) ?? urls.getMarkdownUrl(target);
        return link.startsWith(`${url}#`) ? link.slice(url.length) : urls.origin + link;
      }),
    }));
  }
}
