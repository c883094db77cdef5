import type {TokenProvider} from './token';
import type {DesignType, Display, Language, Locale, OutputFormat, Theme} from './values';

/** Custom colors that replace those of the theme, each in the format `#RRGGBB`. */
export interface ThemeColors {
  /**
   * The color of primary buttons and the progress bar. Their text is black or white, whichever has the higher contrast.
   */
  readonly accent?: string;
  /** The background color of the widget. */
  readonly background?: string;
  /** The color of text on the background. */
  readonly text?: string;
}

/** The options of `init`. If a name or value is invalid, `init` throws an error and renders nothing. */
export interface WidgetOptions {
  /**
   * The element in which the widget is rendered, or a CSS selector for it. The element must be in the document,
   * must not contain another widget, and must be at least 320 × 480 pixels in size. In the `dialog` display mode,
   * it can have any size.
   *
   * @defaultValue required
   * @since 1.0
   * @changeable No. Destroy the widget and create a new one.
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
   * A function that fetches a user token from your server. The widget calls it when it loads, before the token
   * expires, after the API rejects the token, and when the user signs in again.
   *
   * @defaultValue required
   * @since 1.0
   * @changeable No. The function can return a different token each time.
   * @throws `missing_option`, `invalid_option`
   * @example
   * ```ts
   * const widget = DesignWidget.init({
   * ...basics, getToken: ({signal}) => fetch('/design-token', {method: 'POST', signal}).then((response) =>
   * response.json()), });
   * ```
   */
  readonly getToken: TokenProvider;

  /**
   * The base URL of the HTTP API, without a trailing slash. It must start with `https://`, or with `http://`
   * followed by `localhost`, `127.0.0.1`, or `[::1]`. To use the local mock API, set it to
   * `http://localhost:4010/v1`.
   *
   * @defaultValue `'https://api.__SLUG__.example/v1'`
   * @since 1.0
   * @changeable No. Destroy the widget and create a new one.
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
   * Where the widget is displayed. `inline` renders it in the container. `dialog` shows nothing until you call
   * `open`, which opens a modal dialog.
   *
   * @defaultValue `'inline'`
   * @since 1.1
   * @changeable No. Destroy the widget and create a new one.
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
   * The language of the widget's user interface. Arabic is laid out from right to left.
   *
   * @defaultValue The first of these languages that the widget supports: the page's language (`<html lang>`), the
   *   user's language (`user.language` in the token), or `'en'`.
   * @since 1.0
   * @changeable Yes, with `update`.
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
   * The color theme of the widget. `auto` follows the color scheme of the user's operating system and changes with
   * it.
   *
   * @defaultValue `'auto'`
   * @since 1.0
   * @changeable Yes, with `update`.
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
   * Custom colors for both light and dark themes. Set `background` and `text` together, with a contrast ratio of at
   * least 4.5:1. Other combinations are rejected.
   *
   * @defaultValue `{}`, which uses the theme's colors.
   * @since 1.2
   * @changeable Yes, with `update`.
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
   * The design types that the user can choose from, in the order in which they're listed. The first one is selected
   * initially. If there's only one, the list is hidden.
   *
   * @defaultValue All design types.
   * @since 1.0
   * @changeable Yes, with `update`.
   * @range 1 to 16 unique values
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
   * The language of generated text. To set the language of the widget's user interface, use the `locale` option.
   *
   * @defaultValue The language of the user's brand, or the user's language if the brand has none.
   * @since 1.0
   * @changeable Yes, with `update`. Applies to the next generation.
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
   * The initial text of the prompt field. Use it to prefill the field, for example with a campaign name. The user can
   * change the text.
   *
   * @defaultValue `''`, which leaves the field empty.
   * @since 1.0
   * @changeable Yes, with `update`. The new text replaces what the user has entered.
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
   * The number of variants to generate for each design. If the number exceeds the limit of the user's plan, the
   * generation fails with `api_rejected` and the problem code `feature_not_in_plan`.
   *
   * @defaultValue `3`
   * @since 1.1
   * @changeable Yes, with `update`. Applies to the next generation.
   * @unit variants
   * @range Integers from 1 to 24
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
   * The file formats to create, in the order of the download buttons. The user's plan determines which formats are
   * available. If the list is empty, the default formats of the design type are created and no download buttons are
   * shown.
   *
   * @defaultValue The default formats of the design type, each with a download button.
   * @since 1.1
   * @changeable Yes, with `update`. Applies to the next generation.
   * @range 0 to 4 unique values
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
   * An identifier of your choice. The widget sends it with every request to create a design, and every event contains
   * it. Because it comes from the browser, don't use it to authorize anything.
   *
   * @defaultValue None
   * @since 1.2
   * @changeable Yes, with `update`. Applies to the next generation.
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
   * Whether the prompt field receives keyboard focus when the widget is ready. Enable it only if the widget is
   * the main content of the page.
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
   * The maximum time that the widget can take to load. If it's exceeded, the widget reports `load_timeout`. This
   * option doesn't change the separate 10-second limit for `getToken`. If that limit is exceeded, the widget reports
   * `token_unavailable`.
   *
   * @defaultValue `15000`
   * @since 1.0
   * @changeable No. The widget loads only once.
   * @unit milliseconds
   * @range Integers from 1,000 to 60,000
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
   * The maximum time to wait for a generation. If it's exceeded, the call rejects with `request_timeout`. The
   * request continues on the server, and you can wait for it again with `resume`.
   *
   * @defaultValue `600000`, the maximum duration of a request.
   * @since 1.3
   * @changeable Yes, with `update`. Applies to the next generation.
   * @unit milliseconds
   * @range Integers from 5,000 to 600,000
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

/** The names of the options that `update` can change. */
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

/** The argument of `update`: any of the options that can be changed after `init`. */
export type OptionChanges = Partial<Pick<WidgetOptions, ChangeableOption>>;
