import type {OperationCall as MockCall} from '@developer-docs/mock-api';
import type {Caller} from './authentication';
import type {RequestDirectives} from './directives';
import type {LinkBuilder} from './rendering/links';

/** An authenticated and validated call. */
export interface OperationCall extends Omit<MockCall, 'caller' | 'directives'> {
  readonly caller: Caller;
  readonly directives: RequestDirectives;
  readonly links: LinkBuilder;
}
