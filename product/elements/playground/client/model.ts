/** A function call. It's awaited if it returns a promise. */
export interface SetupCall {
  /** The name of the function. */
  readonly name: string;
  /**
   * The arguments as JavaScript: literals, or expressions that start with a name in the `results` of an earlier call,
   * `error` (what the previous call threw), or `options`.
   */
  readonly args?: readonly string[];
  /** The properties of the result that later calls can use. */
  readonly results?: readonly string[];
  /** Whether subsequent calls run without waiting for this one. */
  readonly isPending?: boolean;
}

/** How the `getToken` function behaves. */
export type TokenBehavior = 'works' | 'rejects' | 'hangs' | 'invalid' | 'missing';

/**
 * How the API behaves: `offline` doesn't respond, and `slow` never finishes a request. `error:<code>` rejects calls
 * that create or change data, `error-once:<code>` only the first one, and `failed:<code>` makes requests fail.
 */
export type ApiBehavior = '' | 'offline' | 'slow' | `${'error' | 'error-once' | 'failed'}:${string}`;

/**
 * The page that contains the widget: `small` has a container that's too small, and `insecure` isn't served over HTTPS.
 */
export type PageBehavior = '' | 'small' | 'insecure';

/** The options, calls, and simulated problems that demonstrate a function, an event, an error, or an option. */
export interface Setup {
  /** Options in addition to the default ones, by name, as JavaScript. */
  readonly options?: Readonly<Record<string, string>>;
  /** Default: `works`. */
  readonly getToken?: TokenBehavior;
  readonly api?: ApiBehavior;
  readonly page?: PageBehavior;
  /** An event that the sample code listens to. */
  readonly listen?: string;
  /** An event whose default action is prevented. */
  readonly prevent?: string | undefined;
  readonly calls?: readonly SetupCall[];
  /** Whether calls run without waiting for the widget to be ready. */
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

/** A `POST` request to the API. */
export interface SetupRequest {
  /** The ID of a credential of the mock's extension. */
  readonly credential: string;
  /** The path after the API's base URL. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Data about a kind of widget that isn't in its declarations. */
export interface PlaygroundWidget {
  /** The global variable that the widget's script sets. */
  readonly globalName: string;
  /** The initial options of the playground, as JavaScript. */
  readonly options: Readonly<Record<string, string>>;
  /** The URL path that `getToken` fetches a token from, as in the samples, and the API request that creates the token. */
  readonly tokenEndpoint: {readonly path: string; readonly request: SetupRequest};
  /** The credential and the user that the console can use to access the widget's data. */
  readonly owner: {readonly credential: string; readonly userId: string};
  /** Requests that create the data that the widget needs. */
  readonly preparation: readonly SetupRequest[];
  /** The API response fields that contain image URLs. */
  readonly imageFields: readonly string[];
  readonly setups: Setups;
}

/** The control for an option's value: one value, several values, text, or JavaScript. */
export type OptionControl = 'choice' | 'choices' | 'text' | 'expression';

export interface PlaygroundOption {
  readonly name: string;
  readonly type: string;
  /** Plain text with inline code. */
  readonly description: string;
  readonly default: string;
  /** Whether the `update` function accepts it. */
  readonly isChangeable: boolean;
  readonly control: OptionControl;
  /** The values to choose from, as JavaScript. */
  readonly values: readonly string[];
  /** An example value as JavaScript. */
  readonly example?: string;
}

export interface PlaygroundFunction {
  readonly name: string;
  readonly parameters: readonly {readonly name: string; readonly type: string; readonly values: readonly string[]}[];
  readonly returnsPromise: boolean;
}

/** A kind of widget, from its declarations. */
export interface PlaygroundModel extends PlaygroundWidget {
  /** The function that creates the widget, such as `init`. */
  readonly factory: string;
  /** All options except `container` and `getToken`, which the playground sets. */
  readonly optionEntries: readonly PlaygroundOption[];
  readonly functions: readonly PlaygroundFunction[];
  readonly events: readonly {readonly name: string; readonly isCancelable: boolean}[];
}

/** The data that the build generates for the playground. */
export interface PlaygroundData {
  /** The URL of the page in the frame, relative to the base URL of the site. */
  readonly frame: string;
  /** Models by the name of their factory function. */
  readonly widgets: Readonly<Record<string, PlaygroundModel>>;
}
