import {randomUUID} from 'node:crypto';
import type {DocSearchRecord, SynonymRule} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

/** The methods of the service's client that `replaceIndex` calls. */
export type PushClient = Pick<
  Algoliasearch,
  'appId' | 'operationIndex' | 'setSettings' | 'saveSynonyms' | 'chunkedBatch' | 'waitForTask' | 'deleteIndex'
>;

/** The new contents of the hosted index. */
export interface NewIndex {
  readonly indexName: string;
  readonly settings: IndexSettings;
  readonly records: readonly DocSearchRecord[];
  readonly synonyms: readonly SynonymRule[];
}

/**
 * Replaces the hosted index atomically: uploads everything to a temporary index, which then replaces the old one, so
 * that readers never search an incomplete index. Rules from the service's dashboard are kept; synonyms are replaced.
 *
 * @param onStep - Called with a description of each step.
 * @throws ExplainedError if a step fails, after removing the temporary index.
 */
export async function replaceIndex(
  client: PushClient,
  {indexName, settings, records, synonyms}: NewIndex,
  onStep: (step: string) => void,
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const waitForTask = async ({taskID}: {taskID: number}) => {
    await client.waitForTask({indexName: temporary, taskID});
  };
  let isMoving = false;
  try {
    onStep(`copying the rules of ${indexName} to ${temporary}`);
    await waitForTask(
      await client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
      }),
    );
    onStep('updating the settings');
    await waitForTask(await client.setSettings({indexName: temporary, indexSettings: settings}));
    if (synonyms.length > 0) {
      onStep(`uploading ${synonyms.length} synonym rules`);
      await waitForTask(
        await client.saveSynonyms({
          indexName: temporary,
          synonymHit: toSynonymHits(synonyms),
          replaceExistingSynonyms: true,
        }),
      );
    }
    onStep(`uploading ${records.length} records`);
    const objects = records as unknown as Record<string, unknown>[];
    await client.chunkedBatch({indexName: temporary, objects, waitForTasks: true});
    onStep(`replacing ${indexName} with ${temporary}`);
    isMoving = true;
    await waitForTask(
      await client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
  } catch (reason) {
    const outcome = isMoving
      ? `The service didn't confirm that it replaced ${indexName}, which is either the complete old index or the complete new one.`
      : `${indexName} hasn't changed.`;
    const removed = await removeIndex(client, temporary);
    throw new ExplainedError(`${describeFailure(reason, client.appId)}\n${outcome}${removed}`);
  }
}

/** Converts rules to the service's one-way synonyms, each of which has one typed phrase. */
function toSynonymHits(rules: readonly SynonymRule[]): SynonymHit[] {
  return rules.flatMap(({typed, means}) =>
    typed.map((input) => ({
      objectID: encodeURIComponent(input),
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [...means],
    })),
  );
}

/** Removes the temporary index. Returns a hint for the error message if that fails. */
async function removeIndex(client: PushClient, indexName: string): Promise<string> {
  try {
    const {taskID} = await client.deleteIndex({indexName});
    await client.waitForTask({indexName, taskID});
    return '';
  } catch {
    return ` The temporary index ${indexName} may still exist. Delete it in the service's dashboard.`;
  }
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
