import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, readIndex} from '@developer-docs/search-engine';
import {site} from '../config/site';
import {runNpm} from '../tools/run-npm';
import type {Tables} from './report';
import {createCorpusSite, readCorpora, readPageUrls} from './search/corpora';
import {measureNames} from './search/names';
import {measureQuestions, measureSiteQuestions, searchModal, type QuestionRelevance} from './search/questions';

/** The maximum number of misses that are printed for each set of queries. */
const maxPrintedMisses = 50;

const readBuiltIndex = (outDir: string) => readIndex((file) => readFileSync(path.join(outDir, file), 'utf8'));

/**
 * Measures how well the built site's search answers questions and finds names, and how well the same engine answers
 * questions about other projects' documentation. Prints the misses.
 */
export async function benchRelevance(): Promise<Tables> {
  const {records, synonyms} = await readBuiltIndex('build');
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
      'all other projects': averageRows(otherResults.map(([, result]) => toRow(result))),
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
  };
}

/** Builds a stock site with the documentation of each project, and measures its questions with the site's index. */
async function measureOtherProjects(): Promise<(readonly [project: string, QuestionRelevance])[]> {
  const results: (readonly [string, QuestionRelevance])[] = [];
  for (const corpus of readCorpora()) {
    const stock = createCorpusSite(corpus);
    try {
      runNpm(['run', '--silent', 'build'], {cwd: stock.dir, stdio: 'ignore'});
      const {records} = await readBuiltIndex(path.join(stock.dir, 'build'));
      const engine = createEngine(records);
      const search = (question: string) => searchModal(engine, question);
      results.push([corpus.name, measureQuestions(search, corpus.questions, readPageUrls(stock))]);
    } finally {
      stock.remove();
    }
  }
  return results;
}

const toRow = (result: QuestionRelevance) => ({
  questions: result.questionCount,
  'MRR@10': result.meanReciprocalRank,
  'success@1': result.successAt1,
  'success@3': result.successAt3,
  'section, success@3': result.sectionSuccessAt3,
});

/** Averages results over all questions. */
function averageRows(rows: readonly ReturnType<typeof toRow>[]): Record<string, number> {
  const questions = rows.reduce((sum, row) => sum + row.questions, 0);
  const average = (column: 'MRR@10' | 'success@1' | 'success@3') =>
    rows.reduce((sum, row) => sum + row[column] * row.questions, 0) / questions;
  return {
    questions,
    'MRR@10': average('MRR@10'),
    'success@1': average('success@1'),
    'success@3': average('success@3'),
  };
}
