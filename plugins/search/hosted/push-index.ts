import type {BuiltSite} from '@developer-docs/internal/node';
import {extractSiteRecords} from '../build/search-index';
import {countBytes, createHostedRecords} from './hosted-records';
import {indexSettings} from './index-settings';
import {PushError, replaceIndex, type PushClient} from './replace-index';

export interface PushOptions {
  /** The production build. */
  readonly site: BuiltSite;
  readonly indexName: string;
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
 * @throws PushError if the build has different settings, credentials are missing, or the upload fails.
 */
export async function pushIndex({site, appId, adminKey, indexName, print, ...options}: PushOptions): Promise<void> {
  const {records: siteRecords, synonyms, missingPages} = await extractSiteRecords(site);
  if (missingPages.length > 0) {
    throw new PushError(
      `build/ was built with different settings: it doesn't contain ${missingPages[0] ?? ''}. Run "npm run build" again.`,
    );
  }
  const records = createHostedRecords(siteRecords, site.url);
  const sizes = records.map(countBytes);
  const pageCount = new Set(records.map((record) => record.url_without_anchor)).size;
  const totalSize = formatKilobytes(sizes.reduce((sum, size) => sum + size, 0));
  print(`Index: ${indexName} in application ${appId ?? '(ALGOLIA_APP_ID is missing)'}`);
  print(
    `Records: ${records.length} of ${pageCount} pages, ${totalSize}, largest ${formatKilobytes(Math.max(...sizes))}`,
  );
  if (options.isDryRun) {
    print(`Synonym rules: ${synonyms.length}`);
    print(`Settings: ${JSON.stringify(indexSettings, undefined, 2)}`);
    print('Nothing was uploaded. To replace the index, run "npm run search:push -- --push".');
    return;
  }
  if (appId === undefined) throw new PushError(describeMissingVariable('ALGOLIA_APP_ID'));
  if (adminKey === undefined) throw new PushError(describeMissingVariable('ALGOLIA_ADMIN_API_KEY'));
  const client = options.createClient(appId, adminKey);
  await replaceIndex(client, {indexName, settings: indexSettings, records, synonyms}, (step) => {
    print(`… ${step}`);
  });
  print(`${indexName} now contains the ${records.length} records of this build.`);
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const describeMissingVariable = (name: string) => `${name} isn't set. Set it as described in .env.example.`;
