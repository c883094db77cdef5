import {unpackSection} from '../indexing/postings.js';
import type {Section, SectionIndex} from '../indexing/section-index.js';
import {isUnspaced} from '../language/tokenize.js';
import {matchLiteral, type Literal} from '../query/literals.js';
import {getHeading} from '../records.js';

/**
 * Returns the sections that contain a word with symbols as it was typed, with the quality of the match. The index
 * contains no symbols, so the engine scans the text of the sections that contain the rarest of the word's terms.
 */
export function findSectionsWithLiteral(literal: Literal, index: SectionIndex): Map<Section, number> {
  const qualities = new Map<Section, number>();
  for (const section of findCandidates(literal, index)) {
    const texts = getTexts(section);
    const quality = texts.reduce((best, text) => Math.max(best, matchLiteral(text, literal)), 0);
    if (quality > 0) qualities.set(section, quality);
  }
  return qualities;
}

/** Returns the headings and text that readers see in a section. */
function getTexts({heading, head, contents}: Section): string[] {
  const texts = [heading];
  for (const record of head ? [head, ...contents] : contents) {
    texts.push(getHeading(record) ?? '', record.name ?? '', record.content ?? '');
  }
  return texts;
}

/**
 * Returns the sections that contain the rarest of a literal's terms, all of which are required. The beginning of
 * another term matters only if there are no complete terms.
 */
function findCandidates({terms, prefix}: Literal, index: SectionIndex): Set<Section> {
  const candidates = terms.map((term) => findTermIds(term, isUnspaced(term), index));
  // Too many terms start with a single letter.
  if (terms.length === 0 && prefix !== undefined) candidates.push(findTermIds(prefix, prefix.length > 1, index));
  const countPostings = (ids: readonly number[]) => ids.reduce((sum, id) => sum + index.getPostings(id).length, 0);
  const [rarest = []] = candidates.sort((a, b) => countPostings(a) - countPostings(b));
  const postings = rarest.flatMap((id) => index.getPostings(id));
  return new Set(postings.map((posting) => index.getSection(unpackSection(posting))));
}

function findTermIds(term: string, includeCompletions: boolean, {vocabulary}: SectionIndex): number[] {
  const exact = vocabulary.getId(term);
  return [...(exact === undefined ? [] : [exact]), ...(includeCompletions ? vocabulary.findCompletions(term) : [])];
}
