import type {SampleKind} from '@developer-docs/openapi';
import {useMemo, useState} from 'react';
import {useObservable} from '../../client/utils/observable';
import type {ConsoleOperation} from '../../shared/console-operation';
import {endOAuthTrip, takeOAuthTrip} from '../../shared/oauth-trip';
import {createDraft} from '../request/draft/create-draft';
import {chooseCredential} from '../request/draft/credentials';
import type {RequestDraft} from '../request/draft/draft';
import {decodeDraft} from '../request/draft/link';
import {removeSecrets} from '../request/draft/remove-secrets';
import {findIdContext, type HistoryEntry} from '../request/memory/history';
import {memory} from '../request/memory/memory';
import {findDestination, type Destination} from '../request/send/destination';

/** What a draft began with. */
export type DraftSource = 'sample' | 'link' | 'invalidLink';

/** What the reader edits. */
interface FormState {
  readonly draft: RequestDraft;
  readonly source: DraftSource;
  /** The origin of the server that the draft was entered for; `''` for the sandbox. */
  readonly target: string;
  /** Whether the body was entered for another server, and may contain a credential. The reader must confirm it. */
  readonly isForeignBody: boolean;
  /** How often the reader had deleted everything when the draft began. */
  readonly forgetCount: number;
}

export interface EditedDraft extends Pick<FormState, 'source' | 'isForeignBody'> {
  readonly draft: RequestDraft;
  /**
   * Identifies what a response, or the credentials on the page, belong to: the server, until the reader deletes
   * everything. The key of what must not outlast it.
   */
  readonly session: string;
  readonly destination: Destination;
  readonly edit: (changes: Partial<RequestDraft>) => void;
  /** Replaces the draft with the sample. */
  readonly reset: () => void;
  /** Replaces the draft with one that was sent, if it's for the same operation. */
  readonly repeat: (entry: HistoryEntry) => void;
  /** The reader has confirmed that the body is for this server. */
  readonly confirmBody: () => void;
}

/** Returns the form for a draft that was entered for another server. */
function moveDraft(model: ConsoleOperation, form: FormState, target: string): FormState {
  const {hidden: _hidden, body = form.draft.body, ...draft} = removeSecrets(model, form.draft);
  return {...form, draft: {...draft, body}, target, isForeignBody: true};
}

/** After a sign-in in the same tab, the console has the server that the reader signed in for. */
function restoreTrip({operation, document}: ConsoleOperation) {
  // The reader may have deleted everything in another tab meanwhile.
  if (memory.wasForgottenSince(takeOAuthTrip()?.startedAt)) endOAuthTrip();
  const trip = takeOAuthTrip({operation: operation.id, document});
  if (trip === undefined) return undefined;
  const {credential, server, variables} = trip;
  memory.update(document, {credential, server: server === '' ? undefined : server, variables});
  return trip;
}

/**
 * Keeps the draft that the reader edits: at first the one in the link of the page, or else a sample. What the reader
 * has chosen for all operations of the document, such as the server, isn't a part of it, so that a link can't select
 * it.
 */
export function useDraft(model: ConsoleOperation, kind: SampleKind, mediaType: string | undefined): EditedDraft {
  const read = () => memory.read(model.document);
  const createForm = (): FormState => ({
    draft: createDraft(model, kind, {mediaType, context: findIdContext(model), remembered: read()}),
    source: 'sample',
    target: findDestination(model, read()).target,
    isForeignBody: false,
    forgetCount: memory.getSnapshot().forgetCount,
  });
  const [stored, setForm] = useState(() => {
    memory.restore(model.canRemember);
    const trip = restoreTrip(model);
    const form = createForm();
    try {
      const draft = decodeDraft(window.location.hash, model, kind, form.draft);
      // The link of a return contains what the reader had entered.
      const isLinked = trip === undefined ? draft !== form.draft : trip.isLinked === true;
      return {...form, draft, source: isLinked ? ('link' as const) : form.source};
    } catch {
      return {...form, source: 'invalidLink' as const};
    }
  });
  const {forgetCount} = useObservable(memory);
  const destination = findDestination(model, read());
  const {target} = destination;
  // Another console can select another server, or delete everything.
  let form = stored;
  if (forgetCount !== stored.forgetCount) form = createForm();
  else if (target !== stored.target) form = moveDraft(model, stored, target);
  if (form !== stored) setForm(form);
  const credential = chooseCredential(model, form.draft.credential, destination.isSandbox);
  const draft = useMemo(() => ({...form.draft, credential}), [form.draft, credential]);
  return {
    draft,
    source: form.source,
    isForeignBody: form.isForeignBody,
    session: `${target} ${forgetCount}`,
    destination,
    edit: (changes) =>
      setForm((current) => ({
        ...current,
        draft: {...current.draft, ...changes},
        source: current.source === 'invalidLink' ? 'sample' : current.source,
      })),
    reset: () => setForm(createForm()),
    repeat: (entry) => {
      const {operation, sandbox} = model;
      const isSame =
        entry.operation === operation.id &&
        entry.sandbox === sandbox &&
        entry.sample.method === operation.method.toUpperCase();
      if (!isSame) return;
      const entryTarget = entry.server === undefined ? '' : new URL(entry.server).origin;
      const repeated = {...form, draft: entry.draft};
      setForm(entryTarget === target ? repeated : moveDraft(model, repeated, target));
    },
    confirmBody: () => setForm((current) => ({...current, isForeignBody: false})),
  };
}
