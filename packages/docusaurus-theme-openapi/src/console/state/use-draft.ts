import type {SampleKind} from '@developer-docs/openapi';
import {useMemo, useState} from 'react';
import type {ConsoleOperation} from '../../shared/console-operation';
import {createDraft} from '../draft/create-draft';
import {chooseCredential} from '../draft/credentials';
import type {RequestDraft} from '../draft/draft';
import {decodeDraft, encodeDraft} from '../draft/link';
import {removeSecrets} from '../draft/remove-secrets';
import {memory} from '../memory/memory';
import {readReturnedSignIn} from '../memory/pending-sign-in';
import {findIdContext, type HistoryEntry} from '../memory/request-history';
import {useObservable} from '../observable';
import {findDestination} from '../send/destination';

/** What the reader edits. */
interface StoredDraft {
  readonly draft: RequestDraft;
  /** What the draft began with. */
  readonly source: 'sample' | 'link' | 'invalidLink';
  /** The origin of the server that the draft was entered for, or `sandboxOrigin`. */
  readonly origin: string;
  /** How often the reader had deleted everything when the draft began. */
  readonly forgetCount: number;
}

/** After a sign-in in the same tab, the console has the server that the reader signed in for. */
function restoreSignIn({id, documentId}: ConsoleOperation): void {
  const returned = readReturnedSignIn({operationId: id, documentId});
  if (returned === undefined) return;
  const {credential, server, variables} = returned;
  memory.update(documentId, {credential, server: server === '' ? undefined : server, variables});
}

/**
 * Keeps the draft that the reader edits: at first the one in the link of the page, or else a sample. What the reader
 * has chosen for all operations of the document, such as the server, isn't a part of it, so that a link can't select
 * it.
 */
export function useDraft(operation: ConsoleOperation, kind: SampleKind, mediaType: string | undefined) {
  const read = () => memory.read(operation.documentId);
  const createStored = (): StoredDraft => ({
    draft: createDraft(operation, kind, {mediaType, context: findIdContext(operation), remembered: read()}),
    source: 'sample',
    origin: findDestination(operation, read()).origin,
    forgetCount: memory.getSnapshot().forgetCount,
  });
  const [stored, setStored] = useState((): StoredDraft => {
    memory.restore(operation.canRemember);
    restoreSignIn(operation);
    const sample = createStored();
    try {
      const draft = decodeDraft(window.location.hash, operation, kind, sample.draft);
      return {...sample, draft, source: draft === sample.draft ? 'sample' : 'link'};
    } catch {
      return {...sample, source: 'invalidLink'};
    }
  });
  const {forgetCount} = useObservable(memory);
  const destination = findDestination(operation, read());
  const {origin} = destination;
  // Another console can select another server, or delete everything.
  let current = stored;
  if (forgetCount !== stored.forgetCount) current = createStored();
  // Credentials that were entered for one server aren't sent to another one.
  else if (origin !== stored.origin) current = {...stored, draft: removeSecrets(operation, stored.draft), origin};
  if (current !== stored) setStored(current);
  const credential = chooseCredential(operation, current.draft.credential, destination.isSandbox);
  const draft = useMemo(() => ({...current.draft, credential}), [current.draft, credential]);
  const createHash = () => encodeDraft(operation, kind, draft);
  return {
    draft,
    source: current.source,
    /**
     * Identifies what a response, or the credentials on the page, belong to: the server, until the reader deletes
     * everything. The key of what must not outlast it.
     */
    session: `${origin} ${forgetCount}`,
    destination,
    edit: (changes: Partial<RequestDraft>) =>
      setStored((previous) => ({
        ...previous,
        draft: {...previous.draft, ...changes},
        source: previous.source === 'invalidLink' ? 'sample' : previous.source,
      })),
    /** Replaces the draft with the sample. */
    restoreSample: () => setStored(createStored()),
    /** Replaces the draft with one that was sent, if it's for the same operation. */
    restoreEntry: (entry: HistoryEntry) => {
      const isSame =
        entry.operationId === operation.id &&
        entry.sandbox === operation.sandbox &&
        entry.sample.method === operation.method.toUpperCase();
      if (!isSame) return;
      setStored({...current, draft: entry.draft});
    },
    /** Returns the fragment of a link that opens the console with the draft. */
    createHash,
    /** Reloads the page after a deploy, and opens the console with the draft. */
    reload: () => {
      window.history.replaceState(window.history.state, '', createHash());
      window.location.reload();
    },
  };
}

export type EditedDraft = ReturnType<typeof useDraft>;
