import type {SampleRequest} from '@developer-docs/openapi';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {RequestDraft} from '../draft/draft';
import type {ConsoleRequest} from '../http/messages';
import type {HistoryEntry} from '../memory/request-history';
import type {Destination} from './destination';

/** A request that's ready, except for its secrets. */
export interface PreparedRequest {
  readonly operation: ConsoleOperation;
  readonly draft: RequestDraft;
  readonly destination: Destination;
  readonly sample: SampleRequest;
  /** The body, and the headers that the sample doesn't have. */
  readonly encoded: Pick<ConsoleRequest, 'body' | 'headers'>;
  /** Cancels the request. */
  readonly signal?: AbortSignal;
}

export type SentRequest = Pick<HistoryEntry, 'credentials' | 'response'>;
