import type {HtmlTagObject} from '@docusaurus/types';
import {site} from './site';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/**
 * Creates a script that shows a new announcement to readers who dismissed the previous one. The theme also compares the
 * IDs, but only after the first paint, so the bar would stay hidden until the next page. The keys are the theme's.
 */
const createDismissalResetScript = (announcementId: string) =>
  `try{localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;

/**
 * Creates the tags in the head of every page.
 *
 * @param lastNavbarElementId - ID of the element that browsers must parse before they paint the page. Otherwise, the
 * right-aligned half of the navbar would shift while it loads
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
export function createHeadTags(lastNavbarElementId: string): HeadTag[] {
  return [
    {tagName: 'link', attributes: {rel: 'expect', href: `#${lastNavbarElementId}`, blocking: 'render'}},
    {tagName: 'meta', attributes: {name: 'version', content: site.version}},
    ...(site.announcement
      ? [{tagName: 'script', attributes: {}, innerHTML: createDismissalResetScript(site.announcement.id)}]
      : []),
  ];
}
