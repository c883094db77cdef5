import type {DocSearchRecord, SynonymRule} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import {countBytes, createHostedRecords} from './hosted-records';
import {getQueryLanguages, indexSettings} from './index-settings';
import {replaceIndex, type PushClient} from './replace-index';

export interface PushOptions {
  /** The records of the production build, in all languages. */
  readonly records: readonly DocSearchRecord[];
  readonly synonyms: readonly SynonymRule[];
  /** Origin of the site. */
  readonly siteUrl: string;
  /** The name in `themeConfig.algolia`, and its application; `undefined` for a site without this setting. */
  readonly indexName: string | undefined;
  readonly appId: string | undefined;
  readonly adminKey: string | undefined;
  /** Whether to print a summary instead of uploading anything. */
  readonly isDryRun: boolean;
  readonly createClient: (appId: string, adminKey: string) => PushClient;
  readonly print: (line: string) => void;
}

/**
 * Replaces the records in the hosted index with the records of the production build.
 *
 * @throws ExplainedError if credentials are missing or the upload fails.
 */
export async function pushIndex(options: PushOptions): Promise<void> {
  const {appId, adminKey, indexName, synonyms, print} = options;
  const records = createHostedRecords(options.records, options.siteUrl);
  const settings = {...indexSettings, queryLanguages: getQueryLanguages(records.map(({language}) => language))};
  const sizes = records.map(countBytes);
  const pageCount = new Set(records.map((record) => record.url_without_anchor)).size;
  const totalSize = formatKilobytes(sizes.reduce((sum, size) => sum + size, 0));
  print(
    indexName === undefined || appId === undefined ? noIndexMessage : `Index: ${indexName} in application ${appId}`,
  );
  print(
    `Records: ${records.length} of ${pageCount} pages, ${totalSize}, largest ${formatKilobytes(Math.max(...sizes))}`,
  );
  if (options.isDryRun) {
    print(`Synonym rules: ${synonyms.length}`);
    print(`Settings: ${JSON.stringify(settings, undefined, 2)}`);
    print('Nothing was uploaded. To replace the index, add "--push".');
    return;
  }
  if (indexName === undefined || appId === undefined) throw new ExplainedError(noIndexMessage);
  if (adminKey === undefined) {
    throw new ExplainedError(
      "The environment variable ALGOLIA_ADMIN_API_KEY isn't set. Set it to a key that can write the index.",
    );
  }
  const client = options.createClient(appId, adminKey);
  await replaceIndex(client, {indexName, settings, records, synonyms}, (step) => {
    print(`… ${step}`);
  });
  print(`${indexName} now contains the ${records.length} records of this build.`);
}

const noIndexMessage =
  'The site has no hosted index. To upload its records, set "themeConfig.algolia" with "appId", "apiKey", and "indexName" in docusaurus.config.';

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
