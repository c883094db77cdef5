import type {DocSearchRecord, SynonymRule} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import {createHostedRecords} from './hosted-records';
import {getQueryLanguages, indexSettings} from './index-settings';
import type {AlgoliaConfig} from './theme-config';

type PushClient = Pick<
  Algoliasearch,
  'appId' | 'setSettings' | 'saveSynonyms' | 'clearSynonyms' | 'replaceAllObjects' | 'waitForTask'
>;

export interface PushOptions {
  /** The records of the production build, in all languages. */
  readonly records: readonly DocSearchRecord[];
  /** The rules of all languages, which can have the same phrases. */
  readonly synonyms: readonly SynonymRule[];
  /** Origin of the site. */
  readonly siteUrl: string;
  /** `themeConfig.algolia`; `undefined` for a site without this setting. */
  readonly algolia: Pick<AlgoliaConfig, 'appId' | 'indexName'> | undefined;
  readonly adminKey: string | undefined;
  /** Whether to print a summary instead of uploading anything. */
  readonly isDryRun: boolean;
  readonly createClient: (appId: string, adminKey: string) => PushClient;
  readonly print: (line: string) => void;
}

/**
 * Replaces the records in the hosted index with the records of the production build, all at once, so that readers never
 * search an incomplete index. Rules from the service's dashboard are kept.
 *
 * @throws ExplainedError if credentials are missing or the upload fails.
 */
export async function pushIndex(options: PushOptions): Promise<void> {
  const {algolia, adminKey, isDryRun, print} = options;
  const records = createHostedRecords(options.records, options.siteUrl);
  const synonymHit = createSynonyms(options.synonyms);
  const settings = {...indexSettings, queryLanguages: getQueryLanguages(records.map(({language}) => language))};
  const pageCount = new Set(records.map((record) => record.url_without_anchor)).size;
  if (isDryRun) {
    print(algolia ? `Index: ${algolia.indexName} in application ${algolia.appId}` : noIndexMessage);
    print(`Records: ${records.length} of ${pageCount} pages`);
    print(`Synonyms: ${synonymHit.length}`);
    print(`Settings: ${JSON.stringify(settings, undefined, 2)}`);
    print('Nothing was uploaded. To replace the index, omit "--dry-run".');
    return;
  }
  if (!algolia) throw new ExplainedError(noIndexMessage);
  const {appId, indexName} = algolia;
  if (adminKey === undefined) {
    throw new ExplainedError(
      'The environment variable ALGOLIA_ADMIN_API_KEY isn\'t set. Set it to a key that can write the index, or add "--dry-run" to only print what would be uploaded.',
    );
  }
  print(`Uploading ${records.length} records of ${pageCount} pages to ${indexName} in application ${appId}`);
  const client = options.createClient(appId, adminKey);
  const waitForTask = ({taskID}: {taskID: number}) => client.waitForTask({indexName, taskID});
  try {
    await waitForTask(await client.setSettings({indexName, indexSettings: settings}));
    const task =
      synonymHit.length > 0
        ? client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true})
        : client.clearSynonyms({indexName});
    await waitForTask(await task);
    // Fills a temporary index, which then replaces the old one.
    await client.replaceAllObjects({indexName, objects: records as unknown as Record<string, unknown>[]});
  } catch (reason) {
    throw new ExplainedError(
      `${describeFailure(reason, appId)}\nReaders can still search, because records are only replaced when the upload is complete. Fix the problem, and run the command again.`,
    );
  }
  print(`${indexName} now contains the ${records.length} records of this build.`);
}

const noIndexMessage =
  'The site has no hosted index. To upload its records, set "themeConfig.algolia" with "appId", "apiKey", and "indexName" in docusaurus.config.';

/** Creates the service's one-way synonyms, each of which has one typed phrase with the meanings from all rules. */
function createSynonyms(rules: readonly SynonymRule[]): SynonymHit[] {
  const phrases = new Set(rules.flatMap(({typed}) => typed));
  return Array.from(phrases, (input) => ({
    objectID: encodeURIComponent(input),
    type: 'oneWaySynonym',
    input,
    synonyms: [...new Set(rules.filter(({typed}) => typed.includes(input)).flatMap(({means}) => means))],
  }));
}

/** Describes why a request to the service failed. */
function describeFailure(reason: unknown, appId: string): string {
  if (!(reason instanceof Error)) return String(reason);
  const {name, message} = reason;
  const status = 'status' in reason ? reason.status : undefined;
  if (status === 401 || status === 403) {
    return `The service rejected ALGOLIA_ADMIN_API_KEY for application ${appId}: "${message}". Use the admin key, or a key with the permissions addObject, deleteIndex, deleteObject, and editSettings.`;
  }
  if (name === 'RetryError') {
    return `No host of application ${appId} responded. Check the network connection and "themeConfig.algolia.appId".`;
  }
  return typeof status === 'number' ? `The service responded with ${status}: "${message}".` : message;
}
