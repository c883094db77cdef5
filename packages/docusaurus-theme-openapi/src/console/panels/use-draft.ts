import {useState} from 'react';
import type {SampleKind} from '@developer-docs/openapi';
import {endOAuthTrip, takeOAuthTrip} from '../data/oauth-trip';
import {createDraft, decodeDraft, type RequestDraft} from '../request/draft';
import type {ConsoleOperation} from '../data/operation';
import {findIdContext} from '../request/history';
import {memory} from '../request/memory';

interface DraftState {
  readonly draft: RequestDraft;
  readonly setDraft: (draft: RequestDraft) => void;
  /** Replaces the draft with the sample. */
  readonly resetDraft: () => void;
  /** Whether the draft is the sample because the page's link contains an invalid draft. */
  readonly isLinkInvalid: boolean;
  /** Whether the draft began with the values of a link. */
  readonly isLinked: boolean;
}

/** After a sign-in in the same tab, the console has the server that the reader signed in for. */
function restoreTrip({operation, document}: ConsoleOperation): boolean {
  // The reader can have deleted everything in another tab meanwhile.
  if (memory.wasForgottenSince(takeOAuthTrip()?.startedAt)) endOAuthTrip();
  const trip = takeOAuthTrip({operation: operation.id, document});
  if (trip === undefined) return false;
  const {credential, server, variables} = trip;
  memory.update(document, {credential, server: server === '' ? undefined : server, variables});
  return true;
}

/** The draft that the reader edits: at first the one in the link of the page, or else a sample. */
export function useDraft(model: ConsoleOperation, kind: SampleKind, mediaType: string | undefined): DraftState {
  const createDefault = () => createDraft(model, kind, findIdContext, mediaType, memory.read(model.document));
  const [initial] = useState(() => {
    memory.restore(model.canRemember);
    const isReturn = restoreTrip(model);
    const draft = createDefault();
    try {
      const linked = decodeDraft(window.location.hash, model, kind, draft);
      return {draft: linked, isInvalid: false, isLinked: linked !== draft && !isReturn};
    } catch {
      return {draft, isInvalid: true, isLinked: false};
    }
  });
  const [isLinked, setIsLinked] = useState(initial.isLinked);
  const [draft, setDraft] = useState(initial.draft);
  return {
    draft,
    setDraft,
    resetDraft: () => {
      setDraft(createDefault());
      setIsLinked(false);
    },
    isLinked,
    isLinkInvalid: initial.isInvalid && draft === initial.draft,
  };
}
