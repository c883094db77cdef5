import {makeUnique} from '@developer-docs/utils';
import type {ElementContent} from 'hast';
import {toIdPart} from '../../ids';
import {listHeadingSlugs, type MarkdownRenderer} from './markdown-renderer';

/** Levels of headings below a page's title. */
export type HeadingDepth = 2 | 3 | 4 | 5 | 6;

/** Creates a heading's ID. It isn't one of the page's own IDs, and Docusaurus doesn't change it. */
const createHeadingId = (slug: string, idPrefix: string, ids: Set<string>): string =>
  makeUnique(toIdPart([idPrefix, 'section', slug].filter((part) => part !== '').join('-')), ids);

/**
 * Renders the description of a page's or section's subject. Its headings have anchors.
 *
 * @param depth - Level of the highest headings, one below the section's heading.
 * @param idPrefix - The prefix of their IDs: the section's ID, or empty for the page.
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
