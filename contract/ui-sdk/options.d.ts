import type {TokenProvider} from './token';
import type {DesignType, Display, Language, Locale, OutputFormat, Theme} from './values';

/** Colors of your own in place of those of the theme, each as `#RRGGBB`. */
export interface ThemeColors {
  /** Buttons and the progress bar. The text on it is black or white, whichever is easier to read. */
  readonly accent?: string;
  /** The ground of the widget. */
  readonly background?: string;
  /** All text that stands on the ground. */
  readonly text?: string;
}

/** Options of `init`. Names and values are checked when you call it: a wrong one throws and nothing is drawn. */
export interface WidgetOptions {
  /**
   * The element that the widget fills, or a selector that finds it. It must be in the document, it must be empty of other
   * widgets, and it must measure at least 320 × 480 pixels.
   *
   * @defaultValue required
   * @since 1.0
   * @changeable No. Destroy the widget and start another one.
   * @throws `missing_option`, `invalid_option`, `container_not_found`, `container_in_use`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, container: '#designer',
   * });
   * ```
   */
  readonly container: string | HTMLElement;

  /**
   * Your function that fetches a user token from your own server. The widget calls it at the start, before a token
   * expires, after the API has refused a token, and when the user signs in again.
   *
   * @defaultValue required
   * @since 1.0
   * @changeable No. The function itself may answer differently each time.
   * @throws `missing_option`, `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, getToken: ({signal}) => fetch('/design-token', {method: 'POST', signal}).then((answer) => answer.json()),
   * });
   * ```
   */
  readonly getToken: TokenProvider;

  /**
   * The address of the HTTP API, without a slash at its end. Set it to `http://localhost:4010/v1` to use the local mock.
   *
   * @defaultValue `'https://api.__SLUG__.example/v1'`
   * @since 1.0
   * @changeable No. Destroy the widget and start another one.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, apiUrl: 'http://localhost:4010/v1',
   * });
   * ```
   */
  readonly apiUrl?: string;

  /**
   * Where the widget stands. `inline` fills the container. `dialog` shows nothing until you call `open`, and then covers
   * the page.
   *
   * @defaultValue `'inline'`
   * @since 1.1
   * @changeable No. Destroy the widget and start another one.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, display: 'dialog',
   * });
   * ```
   */
  readonly display?: Display;

  /**
   * The language of the widget's own labels and messages. Arabic is laid out from right to left.
   *
   * @defaultValue The first that is a locale: the language of the page (`<html lang>`), `user.language` in the token, `'en'`.
   * @since 1.0
   * @changeable With `update`.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, locale: 'de',
   * });
   * ```
   */
  readonly locale?: Locale;

  /**
   * The colors of the widget. `auto` follows the system of the visitor, also when it changes.
   *
   * @defaultValue `'auto'`
   * @since 1.0
   * @changeable With `update`.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, theme: 'dark',
   * });
   * ```
   */
  readonly theme?: Theme;

  /**
   * Colors of your own, for light and dark alike. Give `background` and `text` together, with a contrast of at least 4.5 to 1;
   * anything else is refused.
   *
   * @defaultValue `{}`: the colors of the theme.
   * @since 1.2
   * @changeable With `update`.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, themeColors: {accent: '#7A1F3D'},
   * });
   * ```
   */
  readonly themeColors?: ThemeColors;

  /**
   * The design types that the user can choose, in the order in which they are listed. One type shows no choice.
   *
   * @defaultValue All design types.
   * @since 1.0
   * @changeable With `update`.
   * @range 1 to 16 different values
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, designTypes: ['square-post', 'story'],
   * });
   * ```
   */
  readonly designTypes?: readonly DesignType[];

  /**
   * The language of generated text. The language of the widget's interface is the option `locale`.
   *
   * @defaultValue The language of the user's brand, or the user's language if the brand has none.
   * @since 1.0
   * @changeable With `update`. It holds from the next generation on.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, language: 'fr-CA',
   * });
   * ```
   */
  readonly language?: Language;

  /**
   * Text that stands in the prompt field at the start. The user can change it.
   *
   * @defaultValue `''`: an empty field.
   * @since 1.0
   * @changeable With `update`, which overwrites what the user has typed.
   * @unit characters
   * @range 0 to 2,000
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, prompt: 'Spring tastings on the terrace, every Friday in May',
   * });
   * ```
   */
  readonly prompt?: string;

  /**
   * How many variants of a design a generation makes. The plan of the user sets the upper bound: a larger number ends in
   * `api_refused` with the problem `feature_not_in_plan`.
   *
   * @defaultValue `3`
   * @since 1.1
   * @changeable With `update`. It holds from the next generation on.
   * @unit variants
   * @range 1 to 24, whole numbers
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, variantCount: 6,
   * });
   * ```
   */
  readonly variantCount?: number;

  /**
   * The file formats to create, in the order of the download buttons. The user's plan determines which formats are available.
   * With an empty list, the default formats of the design type are created and no download buttons are shown.
   *
   * @defaultValue The default formats of the design type, each with a download button.
   * @since 1.1
   * @changeable With `update`. It holds from the next generation on.
   * @range 0 to 4 different values
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, formats: ['png', 'svg'],
   * });
   * ```
   */
  readonly formats?: readonly OutputFormat[];

  /**
   * Your own reference. It goes with every request to the API and comes back in webhooks and in every event.
   *
   * @defaultValue none
   * @since 1.2
   * @changeable With `update`. It holds from the next generation on.
   * @unit characters
   * @range 1 to 128
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, clientReference: 'campaign-77',
   * });
   * ```
   */
  readonly clientReference?: string;

  /**
   * Whether the prompt field takes the keyboard focus as soon as the widget is ready. Leave it off when the widget is not
   * the first thing on the page.
   *
   * @defaultValue `false`
   * @since 1.0
   * @changeable No. Call `focus` instead.
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, autoFocus: true,
   * });
   * ```
   */
  readonly autoFocus?: boolean;

  /**
   * How long the start may take, your `getToken` included. After it the widget fails with `load_timeout`.
   *
   * @defaultValue `15000`
   * @since 1.0
   * @changeable No. The start happens once.
   * @unit milliseconds
   * @range 1,000 to 60,000, whole numbers
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, loadTimeout: 30_000,
   * });
   * ```
   */
  readonly loadTimeout?: number;

  /**
   * How long the widget waits for the end of a generation. After it the call rejects with `request_timeout`; the request
   * itself goes on, and `resume` waits for it again.
   *
   * @defaultValue `600000`: the longest run of a request.
   * @since 1.3
   * @changeable With `update`. It holds from the next generation on.
   * @unit milliseconds
   * @range 5,000 to 600,000, whole numbers
   * @throws `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   *   ...basics, requestTimeout: 120_000,
   * });
   * ```
   */
  readonly requestTimeout?: number;
}

/** The names of the options that `update` takes. */
export type ChangeableOption =
  | 'locale'
  | 'theme'
  | 'themeColors'
  | 'designTypes'
  | 'language'
  | 'prompt'
  | 'variantCount'
  | 'formats'
  | 'clientReference'
  | 'requestTimeout';

/** What `update` takes: any of the options that can change later, and nothing else. */
export type OptionChanges = Partial<Pick<WidgetOptions, ChangeableOption>>;
