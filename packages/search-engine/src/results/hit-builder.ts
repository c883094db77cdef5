import type {Section} from '../indexing/section-index.js';
import {countBits} from '../indexing/typos.js';
import type {Vocabulary} from '../indexing/vocabulary.js';
import {matchLiteral} from '../query/literals.js';
import type {Query} from '../query/query.js';
import {getHeading, levels, type DocSearchRecord} from '../records.js';
import type {Hit, MarkedTexts, SearchParameters} from '../types.js';
import type {RecordFilter} from './facet-filters.js';
import {createSnippet, getMatchedTermMask, highlight} from './highlight.js';
import {Matcher} from './matcher.js';

/** More than the number of terms in a query. */
const literalScore = 32;

/**
 * The maximum number of characters of a section that are scanned for its best record. Generated references can be
 * megabytes long.
 */
const maxScannedLength = 20_000;

/** Builds a hit from the record that best shows why a section matched, with the matches highlighted. */
export class HitBuilder {
  private readonly matcher: Matcher;
  /** The requested snippet lengths in words, by attribute. */
  private readonly snippetLengths: ReadonlyMap<string, number>;

  constructor(
    private readonly query: Query,
    {attributesToSnippet = []}: SearchParameters,
    private readonly filter: RecordFilter,
    vocabulary: Vocabulary,
  ) {
    this.matcher = new Matcher(query, vocabulary);
    this.snippetLengths = new Map(
      attributesToSnippet.map((attribute) => {
        const [name = '', length] = attribute.split(':');
        return [name, Number(length)];
      }),
    );
  }

  build(section: Section): Hit | undefined {
    const record = this.selectRecord(section);
    if (record === undefined) return undefined;
    const highlighted: MarkedTexts = {hierarchy: {}};
    const snippets: MarkedTexts = {hierarchy: {}};
    for (const level of levels) {
      const heading = record.hierarchy[level];
      if (!heading) continue;
      highlighted.hierarchy[level] = {value: highlight(heading, this.matcher.match(heading))};
      const value = this.createAttributeSnippet(heading, `hierarchy.${level}`);
      if (value !== undefined) snippets.hierarchy[level] = {value};
    }
    // The text below a heading describes where the hit leads.
    const text = record.content ?? section.contents.find(this.filter)?.content;
    const content = text ? this.createAttributeSnippet(text, 'content') : undefined;
    return {
      ...record,
      _highlightResult: highlighted,
      _snippetResult: {...snippets, ...(content !== undefined && {content: {value: content}})},
    };
  }

  private createAttributeSnippet(text: string, attribute: string): string | undefined {
    const length = this.snippetLengths.get(attribute);
    return length === undefined ? undefined : createSnippet(text, length, this.matcher.match(text));
  }

  /** Selects the heading, unless a text record below it contains more of the query. */
  private selectRecord({head, contents}: Section): DocSearchRecord | undefined {
    const maxScore = this.matcher.termCount + literalScore * this.query.literals.length;
    let best: DocSearchRecord | undefined;
    let bestScore = -1;
    let scannedLength = 0;
    for (const record of head ? [head, ...contents] : contents) {
      if (bestScore === maxScore || scannedLength > maxScannedLength) break;
      if (!this.filter(record)) continue;
      const score = this.scoreRecord(record);
      if (score > bestScore) [best, bestScore] = [record, score];
      scannedLength += record.content?.length ?? 0;
    }
    return best;
  }

  /**
   * Scores a record by the words with symbols in its own heading and content, and then by the number of query terms.
   */
  private scoreRecord(record: DocSearchRecord): number {
    let found = 0;
    let literalQuality = 0;
    const texts = [getHeading(record), record.content].filter((text) => typeof text === 'string');
    for (const text of texts) found |= getMatchedTermMask(this.matcher.match(text).matches);
    for (const literal of this.query.literals) {
      literalQuality += Math.max(0, ...texts.map((text) => matchLiteral(text, literal)));
    }
    return countBits(found) + literalScore * literalQuality;
  }
}
