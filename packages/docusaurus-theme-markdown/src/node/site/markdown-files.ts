import type {Element} from 'hast';
import {convertPage, type ConversionContext, type MarkdownFile, type PageMarkdown} from '../page/convert-page';

/**
 * The Markdown files of all pages. Markdown has only the anchors that renderers derive from headings. So a link
 * to an element points to the closest heading above it, in the file that contains it. Add all pages before getting the
 * files.
 */
export class MarkdownFiles {
  /** The pages by the URLs of their Markdown files. */
  private readonly pages = new Map<string, PageMarkdown>();

  constructor(private readonly context: ConversionContext) {}

  /** Converts a page, and returns its title. */
  addPage(route: string, headTitle: string, content: Element): string {
    const converted = convertPage(route, headTitle, content, this.context);
    this.pages.set(this.context.urls.getMarkdownUrl(route), converted);
    return converted.title;
  }

  /** Returns a page's files, with links to the files of other pages. Links within a file are reduced to the anchor. */
  getFiles(route: string): MarkdownFile[] {
    const {urls} = this.context;
    const ownUrl = urls.getMarkdownUrl(route);
    const files = this.pages.get(ownUrl)?.files ?? [];
    return files.map(({url, markdown}) => ({
      url,
      markdown: urls.addAnchors(markdown, (linkedUrl, id) => {
        const pageUrl = linkedUrl === '' ? ownUrl : linkedUrl;
        const link = this.pages.get(pageUrl)?.anchors.get(id) ?? pageUrl;
        return link.startsWith(`${url}#`) ? link.slice(url.length) : urls.origin + link;
      }),
    }));
  }
}
