import type {HtmlTagObject} from '@docusaurus/types';
import {site} from './site';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/** Tags in the head of every page: the site's version, and its icon where the vector (`favicon`) is not understood. */
export const headTags: HeadTag[] = [
  {tagName: 'meta', attributes: {name: 'version', content: site.version}},
  {tagName: 'link', attributes: {rel: 'icon', href: `${site.baseUrl}favicon.ico`, sizes: '48x48'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/apple-touch-icon.png`}},
];
