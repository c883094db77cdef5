import {readFileSync} from 'node:fs';
import {createEngine} from '@developer-docs/search-engine';
import {parse} from 'yaml';
import {site} from '../../config/site';
import {measureQuestions, type Question, type QuestionRelevance} from '../../packages/search-engine/benchmark';
import {extractSiteRecords} from '../../plugins/search';
import {pageUrl} from '../../reference.config';
import {openFinishedBuild} from '../../scripts/finished-build';
import {loadCorpusRecords, readCorpora} from './corpora';

const questionsFile = 'search/questions.yaml';

/** Questions about this site: `development` may be used for tuning, `test` may not. */
export type SiteQuestions = Readonly<Record<'development' | 'test', readonly Question[]>>;

export function readSiteQuestions(): SiteQuestions {
  return parse(readFileSync(questionsFile, 'utf8')) as SiteQuestions;
}

/** Prints how well the engine answers questions about this site and about the documentation of other projects. */
export async function benchRelevance(): Promise<[]> {
  const results: [string, QuestionRelevance][] = [];
  const {records} = await extractSiteRecords(openFinishedBuild());
  const engine = createEngine(records);
  for (const [set, questions] of Object.entries(readSiteQuestions())) {
    results.push([`${site.title}, ${set}`, measureQuestions(engine, questions, (page) => pageUrl(`docs/${page}.mdx`))]);
  }
  for (const corpus of readCorpora()) {
    const corpusEngine = createEngine(loadCorpusRecords(corpus));
    results.push([corpus.name, measureQuestions(corpusEngine, corpus.questions, (page) => `/${page}`)]);
  }
  console.table(
    Object.fromEntries(
      results.map(([name, {questionCount, meanReciprocalRank, successAt1, successAt3}]) => [
        name,
        {
          questions: questionCount,
          'MRR@10': meanReciprocalRank.toFixed(3),
          'success@1': successAt1.toFixed(3),
          'success@3': successAt3.toFixed(3),
        },
      ]),
    ),
  );
  for (const [name, {misses}] of results) {
    if (!name.endsWith('test') && misses.length > 0) console.log(`Misses, ${name}:\n  ${misses.join('\n  ')}`);
  }
  return [];
}
