import {ExplainedError} from '@developer-docs/utils';
import type {PageExtractor} from '@developer-docs/utils/node';
import {findPageElement} from '../convert/content';
import {copyContent} from '../convert/copy-content';
import {pluginName} from '../plugin-name';
import {readHead, type PageHead} from './head';
import {MarkdownUrls} from './markdown-urls';
import {PageConverter, type ConversionOptions, type PageMarkdown} from './page-converter';

/** What is extracted from a page. */
export interface ExtractedPage {
  readonly head: PageHead;
  readonly markdown: PageMarkdown;
}

export interface ExtractionSettings extends ConversionOptions {
  /** Origin of the site. */
  readonly origin: string;
  readonly baseUrl: string;
  /** URL paths of all pages. */
  readonly routes: readonly string[];
  /** The suffix of page titles in `<head>`. */
  readonly titleSuffix: string;
}

/** Creates the extractor of a page's Markdown, and of the metadata in its head. */
export function createExtractor(settings: ExtractionSettings): PageExtractor<ExtractedPage> {
  const {origin, baseUrl, routes, titleSuffix} = settings;
  const converter = new PageConverter(new MarkdownUrls(origin, baseUrl, routes), settings);
  return ({file, route, html, content}) => {
    const original = findPageElement(content, html);
    if (original === undefined) {
      throw new ExplainedError(
        `${pluginName}: ${file} has no <main> or <body>, so it can't be converted to Markdown. Check the component of the page.`,
      );
    }
    const head = readHead(html, titleSuffix);
    const markdown = converter.convert({route, title: head.title, content: copyContent(original)});
    return {head, markdown};
  };
}
