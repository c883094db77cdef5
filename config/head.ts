import type {HtmlTagObject} from '@docusaurus/types';
import {searchButtonId} from '../plugins/search/search-button-id';
import {site} from './site';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/**
 * A new announcement shows again, from the first paint on, to a reader who dismissed an older one: the theme finds out too
 * late for the page that is opened, and keeps it hidden there. The keys are the theme's.
 *
 * @param id - The announcement's.
 */
const forgetOldDismissal = (id: string) =>
  `try{localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;

/** Tags in the head of every page. */
export const headTags: HeadTag[] = [
  // Nothing is painted before the top bar is there as a whole: its right half is aligned to the right, and would move with
  // each part of it that comes over a slow line (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
  {tagName: 'link', attributes: {rel: 'expect', href: `#${searchButtonId}`, blocking: 'render'}},
  {tagName: 'meta', attributes: {name: 'version', content: site.version}},
  ...(site.announcement
    ? [{tagName: 'script', attributes: {}, innerHTML: forgetOldDismissal(site.announcement.id)}]
    : []),
];
