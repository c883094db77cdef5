import type {CredentialSyntax, Parameter, SampleSource, SecurityScheme, ServerVariable} from '@developer-docs/openapi';

/** An operation as the console loads it. The build publishes one file per operation. */
export interface ConsoleOperation extends Omit<SampleSource, 'servers' | 'security'> {
  readonly id: string;
  readonly security: readonly ConsoleRequirement[];
  /** The URL of the server that the sandbox simulates. It can be relative. */
  readonly sandboxUrl: string;
  /**
   * The ID of the sandbox that the operation runs in: empty for the sandbox of the current documents. Versions of the
   * docs have their own sandbox, and so do documents that share an operation ID with another document.
   */
  readonly sandbox: string;
  /** Identifies the document among the documents of all versions, and what readers enter for it, such as an API key. */
  readonly documentId: string;
  /** The types of the parameters in words, with their constraints, by {@link getValueKey}. */
  readonly parameterTypes: Readonly<Record<string, string>>;
  /** The properties of forms in the request body, by media type. */
  readonly forms: Readonly<Record<string, readonly FormProperty[]>>;
  /** The names of members of the request body that the document declares as passwords. */
  readonly secretMembers?: readonly string[];
  /** The error responses that the operation declares. */
  readonly errors: readonly ConsoleError[];
  /** The credentials to choose from, starting with the default. */
  readonly credentials: readonly ConsoleCredential[];
  /** The `Mock-*` headers of the sandbox's extension that the operation accepts. */
  readonly mockHeaders: readonly MockHeader[];
  /** The servers that the console offers beside the sandbox. Absent without the option `tryIt.servers`. */
  readonly servers?: readonly ConsoleServer[];
  /** The proxies that requests to some of the servers are sent to. */
  readonly proxies?: readonly {readonly url: string; readonly to: string}[];
  /** Whether readers can let the browser remember what they enter until they close the tab. */
  readonly canRemember: boolean;
  /** URL path of the page that documents the operation, including the base URL. */
  readonly pageUrl: string;
  /** The IDs of response fields and headers on that page, such as `response-202.requestId`. */
  readonly responseIds: readonly string[];
}

/** Schemes that are required together. */
export type ConsoleRequirement = readonly {readonly scheme: ConsoleScheme; readonly scopes: readonly string[]}[];

/** A security scheme, without what signing in needs; see `OAuthScheme`. */
export type ConsoleScheme = CredentialSyntax & Pick<SecurityScheme, 'name' | 'title' | 'variable'>;

/** Returns the key of a parameter's value in drafts. Parameters in different locations can have the same name. */
export const getValueKey = ({in: location, name}: Pick<Parameter, 'in' | 'name'>): string => `${location}.${name}`;

/** A server whose variables readers can change. */
export interface ConsoleServer {
  /** Such as `https://{region}.example.com`. It can be relative. */
  readonly template: string;
  readonly variables: readonly Omit<ServerVariable, 'description'>[];
}

/**
 * What a request is sent with: an alternative of the operation's security whose keys and tokens the reader enters, a
 * credential of the sandbox, or `none`.
 */
export interface ConsoleCredential {
  readonly id: string;
  readonly label: string;
  /** The names of the security schemes that it meets together. */
  readonly schemes: readonly string[];
  /** For a credential of the sandbox: the name of its security scheme. */
  readonly scheme?: string;
  /** Whether the operation accepts this credential. */
  readonly isAccepted: boolean;
}

/** A `Mock-*` header, and the values to choose from. */
export interface MockHeader {
  readonly header: string;
  readonly label: string;
  readonly values: readonly string[];
}

export interface ConsoleError {
  readonly status: string;
  readonly code: string;
  readonly url: string;
}

/** What the schema of a form says about a field. */
export interface FormProperty {
  readonly name: string;
  readonly isRequired: boolean;
  /** JSON types, joined by " or ". */
  readonly type: string;
  /** Plain text. */
  readonly description?: string;
  /** The values to choose from; empty if there are others. */
  readonly values: readonly string[];
}
