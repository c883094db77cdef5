import type {Ref} from 'react';
import type {MediaType} from '@developer-docs/openapi';
import type {RequestDraft} from '../request/draft';
import type {ConsoleOperation} from '../data/operation';

export interface BodyFieldHandle {
  /** Moves focus to a field as soon as the editor has loaded. */
  readonly focusPointer: (pointer: string) => void;
}

/** The props of the editors of request bodies. */
export interface BodyEditorProps {
  readonly handle: Ref<BodyFieldHandle>;
  readonly model: ConsoleOperation;
  readonly mediaType: MediaType;
  readonly draft: RequestDraft;
  /** Whether the body is an example of the document. */
  readonly isSample: boolean;
  readonly onChange: (changes: Partial<Pick<RequestDraft, 'mediaType' | 'body' | 'files'>>) => void;
  /** Called if a deploy has deleted the editor's code. */
  readonly onOutdated: () => void;
}
