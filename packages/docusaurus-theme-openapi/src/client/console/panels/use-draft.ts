import {useState} from 'react';
import type {SampleKind} from '@developer-docs/openapi';
import {createDraft, decodeDraft, type RequestDraft} from '../model/draft';
import type {ConsoleOperation} from '../../console-files/operation';
import {findIdContext, listIds} from '../model/tab-store';

interface DraftState {
  readonly draft: RequestDraft;
  readonly setDraft: (draft: RequestDraft) => void;
  /** Replaces the draft with the sample. */
  readonly resetDraft: () => void;
  /** Whether the draft is the sample because the page's link contains an invalid draft. */
  readonly isLinkInvalid: boolean;
}

/** The draft that the reader edits: at first the one in the link of the page, or else a sample. */
export function useDraft(model: ConsoleOperation, kind: SampleKind, mediaType: string | undefined): DraftState {
  const createDefault = () => createDraft(model, kind, findIdContext, mediaType);
  const [initial] = useState(() => {
    const draft = createDefault();
    try {
      return {draft: decodeDraft(window.location.hash, model, kind, draft), isInvalid: false};
    } catch {
      return {draft, isInvalid: true};
    }
  });
  const [draft, setDraft] = useState(initial.draft);
  return {
    draft,
    setDraft,
    resetDraft: () => setDraft(createDefault()),
    isLinkInvalid: initial.isInvalid && draft === initial.draft,
  };
}

/** The token for the `custom` credential. That for the sandbox is never sent to a server, nor the other way around. */
export function useCustomToken(
  {credentials}: ConsoleOperation,
  server: string | undefined,
): [token: string, setToken: (token: string) => void] {
  // The mock of a document accepts any token.
  const acceptsAnyToken = credentials.find(({isAccepted}) => isAccepted)?.id === 'custom';
  const sandboxToken = useState(() => listIds('token')[0] ?? (acceptsAnyToken ? 'example' : ''));
  const serverToken = useState('');
  return server === undefined ? sandboxToken : serverToken;
}
