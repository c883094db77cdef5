import type {AuthorizationServers} from '../authorization/authorization-servers.js';
import type {AuthorizationEndpoints} from '../authorization/endpoints.js';
import type {MockBehavior, MockEnvironment} from '../extension/extension.js';
import type {ExecuteOnce} from './idempotency.js';
import type {CountCall} from './rate-limits.js';

/** The parts of a mock, which its functions share. */
export interface MockContext<Behavior extends MockBehavior = MockBehavior> extends MockEnvironment {
  readonly behavior: Behavior;
  readonly authorizationServers: AuthorizationServers;
  /** Loads the endpoints of the authorization servers, which few requests need. */
  readonly loadEndpoints: () => Promise<AuthorizationEndpoints>;
  readonly countCall: CountCall;
  readonly executeOnce: ExecuteOnce;
  /** The `Mock-*` headers to add to the next calls to an operation, by its ID. */
  readonly nextDirectives: Map<string, Readonly<Record<string, string>>[]>;
}
