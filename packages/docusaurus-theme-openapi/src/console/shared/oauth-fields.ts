import type {ConsoleOperation} from '../data/operation';

/** The props of the controls for signing in, whose code is loaded for schemes that need it. */
export interface OAuthFieldsProps {
  readonly model: ConsoleOperation;
  /** The name of the security scheme. */
  readonly scheme: string;
  /** The scopes that the operation requires. */
  readonly requiredScopes: readonly string[];
  /** The origin of the server that receives the token; `''` for the sandbox. */
  readonly target: string;
  /** URL of that server. Absent for the sandbox. */
  readonly server: string | undefined;
  /** The ID of the credential that the scheme is a part of. */
  readonly credential: string;
  /** Returns the fragment of a link that opens the console with the reader's draft. */
  readonly createHash: () => string;
}
