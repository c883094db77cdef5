import type {SampleLanguage} from '@developer-docs/openapi';
import type {LimitEntry, LinkedError} from '../../documents/shared-entries';
import type {ChangeBadge, OperationHistory, ReleaseAnchor} from '../../releases/changes-layout';
import type {SchemaContext} from './schema-context';

export interface OperationLink {
  readonly title: string;
  /** Absent if no page describes the operation. */
  readonly url?: string;
}

/** The data that all generated sections of a page share. */
export interface PageContext extends SchemaContext {
  /** Title and URL of an operation or webhook in any document. */
  readonly findOperation: (id: string) => OperationLink | undefined;
  /** Maps a URL in the document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** URL of the section that shows an operation or webhook on the document's own pages. */
  readonly getSectionUrl: (operationId: string) => string | undefined;
  /** Title and URL of an operation by its reference, such as `#/paths/~1users/get`. */
  readonly findOperationByReference: (reference: string) => OperationLink | undefined;
  /** The releases that changed an operation or webhook of the document. */
  readonly findHistory: (operationId: string) => OperationHistory | undefined;
  /** URL of what a release changed on the page with the changes of the document, if the page shows the release. */
  readonly getChangesUrl: (anchor: ReleaseAnchor) => string | undefined;
  /** The badge of a field, parameter, or header, by its place in the document. */
  readonly findBadge: (place: readonly string[]) => ChangeBadge | undefined;
  readonly findError: (code: string) => LinkedError | undefined;
  readonly findLimit: (name: string) => LimitEntry | undefined;
  /** Whether the samples of an operation have a button that opens the console. */
  readonly hasConsole: (operationId: string) => boolean;
  /** The languages of samples that pages contain. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** Maximum depth of nested properties that are expanded in place. Deeper properties link to their schema. */
  readonly maxDepth: number;
  /** Maximum number of examples of a response. */
  readonly maxExamples: number;
  /** Whether error codes are listed with their recommended actions and examples. */
  readonly hasErrorDetails: boolean;
}
