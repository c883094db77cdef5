import type * as Sdk from '../../../ui-sdk';
import type {calls} from './calls';

/** The options, calls, and simulated problems that demonstrate a function, an event, an error, or an option. */
export interface Setup {
  /** The calls to make when the widget is ready. Their code is shown. Default: none. */
  readonly calls?: readonly (keyof typeof calls)[];
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

/** The setups of a widget by name, and by the kind of entry in the reference. */
export type Setups = Readonly<Record<'function' | 'event' | 'error' | 'option', Readonly<Record<string, Setup>>>>;

/** The request body of `loginUser`. */
export type Login = Readonly<Record<string, unknown>> & {readonly userId: string};

/** A kind of widget. */
export interface PlaygroundWidget {
  /** The interfaces that declare its options, functions, events, and errors. */
  readonly interfaces: readonly string[];
  /** The initial options of the playground. */
  readonly options: object;
  /** The user whose token `getToken` returns. */
  readonly user: Login;
  /** Other users that have to exist. */
  readonly otherUsers: readonly Login[];
  readonly setups: Setups;
}
