/** A function call. It's awaited if it returns a promise. */
export interface SetupCall {
  /** The name of the function. */
  readonly name: string;
  /**
   * The arguments as JavaScript: literals, or expressions that start with `design` and `requestId` (the result of the last
   * generation), `error` (what the previous call threw), or `options`.
   */
  readonly args?: readonly string[];
  /** Whether the following calls don't wait for this one. */
  readonly isPending?: boolean;
}

/** How the function `getToken` behaves. */
export type TokenBehavior = 'works' | 'rejects' | 'hangs' | 'invalid' | 'missing';

/**
 * How the API behaves: `offline` doesn't respond, `slow` never finishes a request, and `token-expired` rejects the first call.
 * `error:<code>` rejects calls that create or change data, and `failed:<code>` makes requests fail.
 */
export type ApiBehavior = '' | 'offline' | 'slow' | 'token-expired' | `error:${string}` | `failed:${string}`;

/** The page that contains the widget: `small` has a container that's too small, and `insecure` isn't served over HTTPS. */
export type PageBehavior = '' | 'small' | 'insecure';

/** The options, calls, and simulated problems that demonstrate a function, an event, an error, or an option. */
export interface Setup {
  /** Options in addition to the default ones, by name, as JavaScript. */
  readonly options?: Readonly<Record<string, string>>;
  readonly getToken?: TokenBehavior;
  readonly api?: ApiBehavior;
  readonly page?: PageBehavior;
  /** An event that the sample code listens to. */
  readonly listen?: string;
  /** An event whose default action is prevented. */
  readonly prevent?: string;
  readonly calls?: readonly SetupCall[];
  /** Whether the calls don't wait until the widget is ready. */
  readonly isImmediate?: boolean;
  /** Instructions for readers, if the setup requires an action in the widget. */
  readonly hint?: string;
}

/** Setups by name. */
export interface Setups {
  readonly function: Readonly<Record<string, Setup | undefined>>;
  readonly event: Readonly<Record<string, Setup | undefined>>;
  readonly error: Readonly<Record<string, Setup | undefined>>;
}

/** Data about a kind of widget that isn't in its declarations. */
export interface PlaygroundWidget {
  /** Options with which the playground opens, as JavaScript. */
  readonly options: Readonly<Record<string, string>>;
  /** The request body with which the token endpoint calls `loginUser`. */
  readonly login: Readonly<Record<string, unknown>>;
  /** Additional users that must exist, as request bodies of `loginUser`. */
  readonly users: readonly Readonly<Record<string, unknown>>[];
  readonly setups: Setups;
}
