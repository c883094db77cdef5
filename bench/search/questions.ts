import {readFileSync} from 'node:fs';
import {maxQueryLength, selectModalHits, type Engine, type Hit} from '@developer-docs/search-engine';
import {getOrCreate} from '@developer-docs/utils';
import {parse} from 'yaml';
import {getPageUrl} from '../../config/page-urls';

/** A question in natural language, and the pages that answer it. */
export interface Question {
  readonly question: string;
  /** Paths of the pages, without extensions. */
  readonly pages: readonly string[];
  /** The sections of these pages that answer it best, such as `api/overview#limits`. */
  readonly sections?: readonly string[];
}

/** How well the modal's results answer a set of questions. All numbers except the count are between 0 and 1. */
export interface QuestionRelevance {
  readonly questionCount: number;
  /** Mean reciprocal rank of the first result on a relevant page, among the first ten. */
  readonly meanReciprocalRank: number;
  /** The fraction of questions whose first result is on a relevant page. */
  readonly successAt1: number;
  /** The fraction of questions with a relevant page among the first three results. */
  readonly successAt3: number;
  /**
   * The fraction of the questions with `sections` that have one of these sections among the first three results; absent
   * if there are none.
   */
  readonly sectionSuccessAt3?: number;
  /** The questions whose first result isn't relevant, with the rank of the relevant one and the first three URLs. */
  readonly misses: readonly string[];
}

/** The parameters that the search modal sends with every query. */
export const modalParameters = {
  hitsPerPage: 20,
  attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
};

/** The maximum number of results per group in the modal. */
const maxGroupSize = 5;

/** Results beyond this rank don't count. */
const maxRank = 10;

/** A result on a page or in a section of a page. */
export type Result = Pick<Hit, 'url' | 'url_without_anchor'>;

/**
 * Searches for every question and measures the relevance of the results.
 *
 * @param search - Returns the results in the order in which readers see them.
 * @param toUrl - Returns the URL of a page or section.
 */
export function measureQuestions(
  search: (question: string) => readonly Result[],
  questions: readonly Question[],
  toUrl: (page: string) => string,
): QuestionRelevance {
  const misses: string[] = [];
  const sectionRanks: number[] = [];
  const ranks = questions.map(({question, pages, sections}) => {
    const urls = new Set(pages.map(toUrl));
    const results = search(question);
    const rank = results.findIndex((hit) => urls.has(hit.url_without_anchor)) + 1 || Infinity;
    if (rank > 1) {
      const found = results.slice(0, 3).map(({url}) => url);
      misses.push(`${question} (${rank === Infinity ? 'not found' : rank}): ${found.join(', ')}`);
    }
    if (sections) {
      const sectionUrls = new Set(sections.map(toUrl));
      sectionRanks.push(results.findIndex(({url}) => sectionUrls.has(url)) + 1 || Infinity);
    }
    return rank;
  });
  return {
    questionCount: questions.length,
    meanReciprocalRank: computeMeanReciprocalRank(ranks),
    successAt1: computeSuccessAt(ranks, 1),
    successAt3: computeSuccessAt(ranks, 3),
    ...(sectionRanks.length > 0 && {sectionSuccessAt3: computeSuccessAt(sectionRanks, 3)}),
    misses,
  };
}

/** Questions about this site. Use `development` for tuning, and evaluate `heldout` only as a whole. */
type SiteQuestions = Readonly<Record<'development' | 'heldout', readonly Question[]>>;

/**
 * Measures how well an engine with this site's records answers questions about the site.
 *
 * @param step - 1 for every question, 2 for every second question, and so on.
 */
export function measureSiteQuestions(engine: Engine, step = 1): Record<keyof SiteQuestions, QuestionRelevance> {
  const select = (questions: readonly Question[]) => questions.filter((_, index) => index % step === 0);
  const {development, heldout} = parse(readFileSync('bench/search/questions.yaml', 'utf8')) as SiteQuestions;
  const toUrl = (target: string) => {
    const [page = '', fragment] = target.split('#');
    return getPageUrl(`docs/${page}.mdx`) + (fragment === undefined ? '' : `#${fragment}`);
  };
  const search = (question: string) => searchModal(engine, question);
  return {
    development: measureQuestions(search, select(development), toUrl),
    heldout: {...measureQuestions(search, select(heldout), toUrl), misses: []},
  };
}

/** Returns an engine's hits for a question in the order in which the modal displays them. */
export function searchModal(engine: Engine, question: string): Hit[] {
  const query = question.slice(0, maxQueryLength);
  return sortInModalOrder(query, engine.search({query, ...modalParameters}).hits);
}

/** Sorts hits as the modal displays them: grouped by sidebar section. */
export function sortInModalOrder(query: string, hits: readonly Hit[]): Hit[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of selectModalHits(query, hits)) getOrCreate(groups, hit.hierarchy.lvl0 ?? '', () => []).push(hit);
  return [...groups.values()].flatMap((group) => group.slice(0, maxGroupSize));
}

/** Computes the mean reciprocal rank of the first relevant results; 1 if there are none. */
export function computeMeanReciprocalRank(ranks: readonly number[]): number {
  const sum = ranks.reduce((total, rank) => total + (rank <= maxRank ? 1 / rank : 0), 0);
  return ranks.length === 0 ? 1 : sum / ranks.length;
}

/** Computes the fraction of ranks that don't exceed the accepted rank; 1 if there are none. */
export const computeSuccessAt = (ranks: readonly number[], acceptedRank: number): number =>
  ranks.length === 0 ? 1 : ranks.filter((rank) => rank <= acceptedRank).length / ranks.length;
