import {createEngine} from '@developer-docs/search-engine';
import {site} from '../config/site';
import {readBuiltIndex} from '@developer-docs/docusaurus-theme-search';
import {serveSite} from '../tests/support/serve';
import {openFinishedBuild} from '../tools/finished-build';
import type {Tables} from './report';
import {createStockSite} from '../tests/strangers/stock-site';
import {corpusSiteOptions, readCorpora, readPageUrls, searchThemeLine, writeCorpusSite} from './search/corpora';
import {createNameQueries, measureNames} from './search/names';
import {measureQuestions, measureSiteQuestions, searchModal, type QuestionRelevance} from './search/questions';
import {createLargeSite, measureIndex} from './search/speed';

const largeSitePageCount = 3000;

/** The maximum number of misses that are printed for each set of queries. */
const maxPrintedMisses = 50;

/**
 * Measures how well the built site's search answers questions and finds names, how well the same engine answers
 * questions about other projects' documentation, and how large and how fast the index is. Prints the misses.
 */
export async function benchRelevance(): Promise<Tables> {
  const {records, synonyms} = readBuiltIndex(openFinishedBuild().outDir);
  const engine = createEngine(records, {synonyms});
  const siteResults = Object.entries(measureSiteQuestions(engine));
  const otherResults = await measureOtherProjects();
  const names = measureNames(engine, records);
  for (const [set, {misses}] of [...siteResults, ...otherResults, ['names', names] as const]) {
    if (misses.length > 0) console.log(`Misses, ${set}:\n  ${misses.slice(0, maxPrintedMisses).join('\n  ')}`);
  }
  return {
    Questions: {
      ...Object.fromEntries(siteResults.map(([set, result]) => [`${site.title}, ${set}`, toRow(result)])),
      ...Object.fromEntries(otherResults.map(([project, result]) => [project, toRow(result)])),
      'all other projects': toRow(average(otherResults.map(([, result]) => result))),
    },
    Names: {
      [site.title]: {
        names: names.queryCount,
        'success@1': names.successAt1,
        'typo, success@3': names.typoSuccessAt3,
        'unfinished, MRR@10': names.unfinishedMeanReciprocalRank,
        'no hits': names.noHits,
      },
    },
    'Size and speed': await measureSpeed(records),
  };
}

/** Builds a stock site with the documentation of each project, and measures its questions with the site's index. */
async function measureOtherProjects(): Promise<(readonly [project: string, QuestionRelevance])[]> {
  const results: (readonly [string, QuestionRelevance])[] = [];
  const stock = await createStockSite(corpusSiteOptions);
  try {
    for (const corpus of readCorpora()) {
      writeCorpusSite(stock, corpus, searchThemeLine);
      await stock.run('build');
      const {records} = readBuiltIndex(stock.outDir);
      const engine = createEngine(records);
      const search = (question: string) => searchModal(engine, question);
      results.push([corpus.name, measureQuestions(search, corpus.questions, readPageUrls(stock))]);
    }
  } finally {
    stock.remove();
  }
  return results;
}

const toRow = (result: QuestionRelevance) => ({
  questions: result.questionCount,
  'MRR@10': result.meanReciprocalRank,
  'success@1': result.successAt1,
  'success@3': result.successAt3,
  ...(result.sectionSuccessAt3 !== undefined && {'section, success@3': result.sectionSuccessAt3}),
});

/** Averages results over all questions. */
function average(results: readonly QuestionRelevance[]): QuestionRelevance {
  const questionCount = results.reduce((sum, result) => sum + result.questionCount, 0);
  const computeAverage = (name: 'meanReciprocalRank' | 'successAt1' | 'successAt3') =>
    results.reduce((sum, result) => sum + result[name] * result.questionCount, 0) / questionCount;
  return {
    questionCount,
    meanReciprocalRank: computeAverage('meanReciprocalRank'),
    successAt1: computeAverage('successAt1'),
    successAt3: computeAverage('successAt3'),
    misses: [],
  };
}

async function measureSpeed(records: Parameters<typeof measureIndex>[0]) {
  const queries = createNameQueries(records).flatMap(({query, misspelled}) => [query, misspelled ?? query]);
  const largeSite = createLargeSite(records, largeSitePageCount);
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  const url = `${server.origin}${site.baseUrl}docs/intro`;
  try {
    return {
      [`this site (${records.length} records)`]: await measureIndex(records, queries, url),
      [`${largeSitePageCount} pages (${largeSite.length} records)`]: await measureIndex(largeSite, queries, url),
    };
  } finally {
    await server.close();
  }
}
