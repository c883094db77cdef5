import {existsSync} from 'node:fs';
import path from 'node:path';
import {BuiltSite} from '../../shared';
import {pagesFileIn, siteRecords} from '../build/search-records';
import type {DocSearchRecord} from '../records';
import {hostedRecords, summarize} from './hosted-records';
import {PushError, replaceIndex, type PushClient} from './replace-index';
import {indexSettings} from './settings';

/** What a push needs to know. */
export interface Push {
  /** Folder of the repository: the build is in it. */
  readonly siteDir: string;
  /** Origin of the site. */
  readonly url: string;
  /** Path of the site on its host, with a slash at both ends. */
  readonly baseUrl: string;
  readonly indexName: string;
  readonly appId: string | undefined;
  readonly adminKey: string | undefined;
  /** Whether it is done; otherwise it is only said what would be done. */
  readonly isReal: boolean;
  readonly makeClient: (appId: string, adminKey: string) => PushClient;
  readonly print: (line: string) => void;
}

/**
 * Uploads the records of the build to the hosted search service, in place of those that are there.
 *
 * @throws PushError when there is no build, credentials are missing, or the service does not do it.
 */
export async function push({appId, adminKey, indexName, print, ...options}: Push): Promise<void> {
  const records = await readRecords(options);
  const {pages, bytes, largest} = summarize(records);
  const index = `${indexName} of the application ${appId ?? '(ALGOLIA_APP_ID is not set)'}`;
  print(`Index: ${index}`);
  print(`Records: ${records.length} of ${pages} pages, ${kilobytes(bytes)}, the largest ${kilobytes(largest)}`);
  if (!options.isReal) {
    print(`Settings: ${JSON.stringify(indexSettings, undefined, 2)}`);
    print('Nothing was sent. This replaces the index: npm run search:push -- --push');
    return;
  }
  if (appId === undefined) throw new PushError(notSet('ALGOLIA_APP_ID'));
  if (adminKey === undefined) throw new PushError(notSet('ALGOLIA_ADMIN_API_KEY'));
  const client = options.makeClient(appId, adminKey);
  await replaceIndex(client, {indexName, settings: indexSettings, records}, (step) => {
    print(`… ${step}`);
  });
  print(`${indexName} has the ${records.length} records of this build.`);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const notSet = (name: string) => `${name} is not set: .env.example says what it takes.`;

async function readRecords({
  siteDir,
  url,
  baseUrl,
}: Pick<Push, 'siteDir' | 'url' | 'baseUrl'>): Promise<DocSearchRecord[]> {
  const outDir = path.join(siteDir, 'build');
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  if (!existsSync(path.join(outDir, 'index.html')) || !existsSync(pagesFileIn(generatedFilesDir))) {
    throw new PushError('There is no production build to take the records from: run "npm run build" first.');
  }
  const site = new BuiltSite({outDir, generatedFilesDir, baseUrl, url});
  const {records, missing} = await siteRecords(site);
  if (missing.length > 0) {
    throw new PushError(
      `build/ was not made with these settings: it has no page ${missing[0] ?? ''}. Run "npm run build" again.`,
    );
  }
  return hostedRecords(records, url);
}
