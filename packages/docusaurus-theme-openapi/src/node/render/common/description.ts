import type {ElementContent} from 'hast';
import {makeUnique} from '@developer-docs/utils';
import {listHeadingSlugs, type MarkdownRenderer} from './markdown-renderer';

/** Levels of headings below the title of a page. */
export type HeadingDepth = 2 | 3 | 4 | 5 | 6;

/** Creates the ID of a heading. It's none of the page's own IDs, and Docusaurus doesn't change it. */
const createHeadingId = (slug: string, idPrefix: string, ids: Set<string>): string =>
  makeUnique(
    [idPrefix, 'section', slug]
      .filter((part) => part !== '')
      .join('-')
      .replaceAll(/[^\p{Alphabetic}\p{M}\p{Nd}_-]+/gu, '-'),
    ids,
  );

/**
 * Renders the description of what a page or one of its sections is about. Its headings have anchors.
 *
 * @param depth - Level of the highest headings, one below the heading of the section.
 * @param idPrefix - The beginning of their IDs: that of the section, or empty for the page.
 */
export const renderDescription = (
  markdown: string | undefined,
  depth: number,
  idPrefix: string,
  context: {readonly ids: Set<string>; readonly markdown: MarkdownRenderer},
): ElementContent[] =>
  markdown === undefined
    ? []
    : context.markdown.renderSections(markdown, depth, (slug) => createHeadingId(slug, idPrefix, context.ids));

/**
 * Lists the IDs of the headings in a description by slug.
 *
 * @param ids - The IDs that are already in use.
 * @param idPrefix - As in {@link renderDescription}.
 */
export function listHeadingIds(markdown: string | undefined, ids: Set<string>, idPrefix = ''): Map<string, string> {
  const slugs = markdown === undefined ? [] : listHeadingSlugs(markdown);
  const entries = slugs.map((slug) => [slug, createHeadingId(slug, idPrefix, ids)] as const);
  // The first of several headings with the same text is the target of links.
  return new Map(entries.reverse());
}
