import type {HtmlTagObject} from '@docusaurus/types';
import {site} from './site';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/**
 * Shows a new announcement to readers who dismissed the previous one. The theme compares the IDs too, but only after the first
 * paint, so the bar would stay hidden until the next page. The keys are those of the theme.
 */
const resetDismissalScript = (announcementId: string) =>
  `try{localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementId)}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;

/**
 * Tags in the head of every page.
 *
 * @param lastNavbarElementId - Browsers don't paint the page before they have parsed this element: the right half of the navbar is
 * right-aligned and would shift while it loads (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
export function createHeadTags(lastNavbarElementId: string): HeadTag[] {
  return [
    {tagName: 'link', attributes: {rel: 'expect', href: `#${lastNavbarElementId}`, blocking: 'render'}},
    {tagName: 'meta', attributes: {name: 'version', content: site.version}},
    ...(site.announcement
      ? [{tagName: 'script', attributes: {}, innerHTML: resetDismissalScript(site.announcement.id)}]
      : []),
  ];
}
