/** The options, calls, and simulated problems that demonstrate a function, an event, an error, or an option. */
export interface Setup {
  /** The names of the calls to make when the widget is ready. Their code is shown. Default: none. */
  readonly calls?: readonly string[];
  /** Options in addition to those of the widget. `null` removes one. */
  readonly options?: object;
  /** What replaces the `getToken` function: a key of `createTokenProviders`. */
  readonly token?: string;
  /** The `Mock-*` headers of the widget's `POST` requests. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The page that contains the widget: `insecure` if it isn't served over HTTPS, `offline` if the API can't be reached,
   * `small` if the widget has too little space.
   */
  readonly page?: string;
  /** What the setup simulates, or what readers have to do in the widget. */
  readonly note?: string;
}

/** The setups of a widget by name, and by the kind of entry in the reference. */
export type Setups = Readonly<Record<'function' | 'event' | 'error' | 'option', Readonly<Record<string, Setup>>>>;

/** The request body of `loginUser`. */
export type Login = Readonly<Record<string, unknown>> & {readonly userId: string};

/** A kind of widget. */
export interface PlaygroundWidget {
  /** The initial options of the playground. */
  readonly options: object;
  /** The user whose token `getToken` returns. */
  readonly user: Login;
  /** Other users that have to exist. */
  readonly otherUsers: readonly Login[];
  readonly setups: Setups;
}
