import type * as Sdk from '../../../ui-sdk';

/** What a function in a `*-calls.ts` file gets. The dialog shows these names in the code. */
export interface CallContext<Handle = Sdk.Widget> {
  readonly widget: Handle;
  readonly DesignWidget: typeof Sdk;
  /** The options of the widget, with `container` and `getToken`. */
  readonly options: Sdk.WidgetOptions;
}

/** The options, calls, and simulated problems that demonstrate a function, an event, an error, or an option. */
export interface Setup {
  /** The name of the function that makes the calls when the widget is ready. Its code is shown. None by default. */
  readonly calls?: string;
  /** Options in addition to those of the widget. */
  readonly options?: object;
  /**
   * Replaces the `getToken` function.
   *
   * @param fetchToken - The function that it replaces.
   */
  readonly getToken?: (request: Sdk.TokenRequest, fetchToken: () => Promise<Sdk.UserToken>) => Promise<Sdk.UserToken>;
  /** The `Mock-*` headers of the widget's `POST` requests. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The page that contains the widget: it isn't served over HTTPS, or the API can't be reached from it. */
  readonly page?: 'insecure' | 'offline';
  /** What the setup simulates, or what readers have to do in the widget. */
  readonly note?: string;
}

/** Setups by name. */
export type SetupGroup<Name extends string = string> = Readonly<Partial<Record<Name, Setup>>>;

/** The setups of a widget, by the kind of entry in the reference. An entry without one shows the widget itself. */
export interface Setups {
  readonly function: SetupGroup;
  readonly event: SetupGroup;
  readonly error: SetupGroup;
  readonly option: SetupGroup;
}

/** A `POST` request to the API. */
export interface SetupRequest {
  /** The ID of a credential of the mock's extension. */
  readonly credential: string;
  /** The path after the API's base URL. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A kind of widget. */
export interface PlaygroundWidget {
  /** The interfaces that declare its options, functions, events, and errors. */
  readonly interfaces: readonly string[];
  /** The initial options of the playground. */
  readonly options: object;
  /** The URL path that `getToken` fetches a token from, as in the samples, and the API request that creates the token. */
  readonly tokenEndpoint: {readonly path: string; readonly request: SetupRequest};
  /** The credential and the user that the console can use to access the widget's data. */
  readonly owner: {readonly credential: string; readonly userId: string};
  /** Requests that create the data that the widget needs. */
  readonly preparation: readonly SetupRequest[];
  /** The functions that make calls, by name. */
  readonly calls: Readonly<Record<string, (context: never) => unknown>>;
  readonly setups: Setups;
}
