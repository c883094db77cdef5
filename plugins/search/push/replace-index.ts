import {randomUUID} from 'node:crypto';
import type {Algoliasearch, IndexSettings} from 'algoliasearch';
import type {DocSearchRecord} from '../records';

/** The calls of the service's client that a push makes. */
export type PushClient = Pick<
  Algoliasearch,
  'appId' | 'operationIndex' | 'setSettings' | 'chunkedBatch' | 'waitForTask' | 'deleteIndex'
>;

/** What becomes of the hosted index. */
export interface NewIndex {
  readonly indexName: string;
  readonly settings: IndexSettings;
  readonly records: readonly DocSearchRecord[];
}

/** The index could not be replaced. The message says why, what the index is now, and what to do. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/**
 * Replaces the hosted index at once: everything is put into a temporary index, which takes the place of the old one when the
 * service has taken all of it. Rules and synonyms that somebody has made in the service's dashboard are kept. Readers find
 * what the old index has until then, and never half of the new one.
 *
 * @param report - Is told each step.
 * @throws PushError. The temporary index is removed first.
 */
export async function replaceIndex(
  client: PushClient,
  {indexName, settings, records}: NewIndex,
  report: (step: string) => void,
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const done = async ({taskID}: {taskID: number}) => {
    await client.waitForTask({indexName: temporary, taskID});
  };
  let isMoving = false;
  try {
    report(`copying rules and synonyms of ${indexName} to ${temporary}`);
    const copy = {operation: 'copy', destination: temporary, scope: ['rules', 'synonyms']} as const;
    await done(await client.operationIndex({indexName, operationIndexParams: {...copy, scope: [...copy.scope]}}));
    report('writing the settings');
    await done(await client.setSettings({indexName: temporary, indexSettings: settings}));
    report(`sending ${records.length} records`);
    const objects = records as unknown as Record<string, unknown>[];
    await client.chunkedBatch({indexName: temporary, objects, waitForTasks: true});
    report(`putting ${temporary} in the place of ${indexName}`);
    isMoving = true;
    const move = {operation: 'move', destination: indexName} as const;
    await done(await client.operationIndex({indexName: temporary, operationIndexParams: move}));
  } catch (reason) {
    const outcome = isMoving
      ? `The service has not said whether it replaced ${indexName}: it is the old index or the new one, whole.`
      : `${indexName} is as it was.`;
    const removed = await removeIndex(client, temporary);
    throw new PushError(`${explain(reason, client.appId)}\n${outcome}${removed}`, {cause: reason});
  }
}

/** @returns A sentence for the message when the index could not be removed; otherwise nothing. */
async function removeIndex(client: PushClient, indexName: string): Promise<string> {
  try {
    const {taskID} = await client.deleteIndex({indexName});
    await client.waitForTask({indexName, taskID});
    return '';
  } catch {
    return ` The temporary index ${indexName} may be left: remove it in the service's dashboard.`;
  }
}

/** Says in a sentence or two why the service did not do what was asked. */
function explain(reason: unknown, appId: string): string {
  if (!(reason instanceof Error)) return String(reason);
  const {name, message} = reason;
  const status = 'status' in reason ? reason.status : undefined;
  if (status === 401 || status === 403) {
    return `The service does not take ALGOLIA_ADMIN_API_KEY for the application ${appId}: "${message}". It takes the admin key, or a key with the rights addObject, deleteIndex, deleteObject and editSettings.`;
  }
  if (name === 'RetryError') {
    return `None of the hosts of the application ${appId} gave an answer. Check the network connection, and ALGOLIA_APP_ID.`;
  }
  return typeof status === 'number' ? `The service answered ${status}: "${message}".` : message;
}
