import type {MediaType} from '@developer-docs/openapi';
import type {Ref} from 'react';
import type {BodyFieldHandle} from '../../state/use-form';

/** The props of the editors of request bodies. */
export interface BodyEditorProps {
  readonly handle: Ref<BodyFieldHandle>;
  readonly mediaType: MediaType;
  /** Whether the body is an example of the document. */
  readonly isSample: boolean;
}
