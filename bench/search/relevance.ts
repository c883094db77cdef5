import {readFileSync} from 'node:fs';
import {createEngine, type Engine} from '@developer-docs/search-engine';
import {parse} from 'yaml';
import {site} from '../../config/site';
import {measureQuestions, type Question, type QuestionRelevance} from '@developer-docs/search-engine/benchmark';
import {extractSiteRecords} from '../../plugins/search';
import {getPageUrl} from '../../reference.config';
import {openFinishedBuild} from '../../tools/finished-build';
import {loadCorpusRecords, readCorpora} from './corpora';

const questionsFile = 'search/questions.yaml';

/** Questions about this site. Use `development` for tuning, and evaluate `heldout` only as a whole. */
type SiteQuestions = Readonly<Record<'development' | 'heldout', readonly Question[]>>;

function readSiteQuestions(): SiteQuestions {
  return parse(readFileSync(questionsFile, 'utf8')) as SiteQuestions;
}

/**
 * Measures how well an engine with this site's records answers questions about the site.
 *
 * @public For content tests.
 */
export function measureSiteQuestions(engine: Engine): Record<keyof SiteQuestions, QuestionRelevance> {
  const {development, heldout} = readSiteQuestions();
  const toUrl = (target: string) => {
    const [page = '', fragment] = target.split('#');
    return getPageUrl(`docs/${page}.mdx`) + (fragment === undefined ? '' : `#${fragment}`);
  };
  return {
    development: measureQuestions(engine, development, toUrl),
    heldout: {...measureQuestions(engine, heldout, toUrl), misses: []},
  };
}

/** Prints how well the engine answers questions about this site and about other projects' documentation. */
export async function benchRelevance(): Promise<[]> {
  const results: [string, QuestionRelevance][] = [];
  const {records, synonyms} = await extractSiteRecords(openFinishedBuild());
  const siteResults = measureSiteQuestions(createEngine(records, {synonyms}));
  for (const [set, result] of Object.entries(siteResults)) results.push([`${site.title}, ${set}`, result]);
  for (const corpus of readCorpora()) {
    const corpusEngine = createEngine(loadCorpusRecords(corpus));
    results.push([corpus.name, measureQuestions(corpusEngine, corpus.questions, (page) => `/${page}`)]);
  }
  console.table(
    Object.fromEntries(
      results.map(([name, {questionCount, meanReciprocalRank, successAt1, successAt3, sectionSuccessAt3}]) => [
        name,
        {
          questions: questionCount,
          'MRR@10': meanReciprocalRank.toFixed(3),
          'success@1': successAt1.toFixed(3),
          'success@3': successAt3.toFixed(3),
          'section, success@3': sectionSuccessAt3.toFixed(3),
        },
      ]),
    ),
  );
  for (const [name, {misses}] of results) {
    if (misses.length > 0) console.log(`Misses, ${name}:\n  ${misses.join('\n  ')}`);
  }
  return [];
}
