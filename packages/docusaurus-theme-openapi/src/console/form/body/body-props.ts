import type {MediaType} from '@developer-docs/openapi';
import type {Ref} from 'react';

export interface BodyFieldHandle {
  /** Moves focus to a field as soon as the editor has loaded. */
  readonly focusPointer: (pointer: string) => void;
}

/** The props of the editors of request bodies. */
export interface BodyEditorProps {
  readonly handle: Ref<BodyFieldHandle>;
  readonly mediaType: MediaType;
  /** Whether the body is an example of the document. */
  readonly isSample: boolean;
}
