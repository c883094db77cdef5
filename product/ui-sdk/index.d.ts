/**
 * The __BRAND__ widget lets people generate and edit designs on your web page.
 *
 * The script `https://cdn.__SLUG__.example/ui-sdk/v1/widget.js` makes all exports of this module available in the
 * global variable `DesignWidget`. The package `@__SLUG__/ui-sdk` has the same exports.
 *
 * @packageDocumentation
 */
import type {AnyWidgetError} from './errors';
import type {WidgetOptions} from './options';
import type {SuperuserErrorDetails, SuperuserOptions, SuperuserWidget} from './superuser';
import type {Widget} from './widget';

export type * from './brand';
export type * from './designs';
export type * from './errors';
export type * from './events';
export type * from './options';
export type * from './superuser';
export type * from './token';
export type * from './values';
export type * from './widget';

/** The widget's version, such as `1.5.1`. */
export declare const version: string;

/**
 * Creates a widget. The function returns immediately, so you can add listeners before the first event. Before you call
 * other functions, wait for the `ready` event or for `whenReady`.
 *
 * @param options - The widget's options, which are validated before anything is rendered.
 * @returns A handle to the widget.
 * @throws `missing_option`, `unknown_option`, `invalid_option`, `container_not_found`, `container_in_use`,
 *   `insecure_page`
 * @since 1.0
 * @example
 * ```ts
 * const widget = DesignWidget.init({container: '#designer', getToken});
 * await widget.whenReady();
 * ```
 */
export declare function init(options: WidgetOptions): Widget;

/**
 * Creates a widget for a superuser. It works like `init` but has additional options, functions, and events.
 *
 * @param options - The widget's options, which are validated before anything is rendered.
 * @returns A handle to the widget.
 * @throws `missing_option`, `unknown_option`, `invalid_option`, `person_unknown`, `container_not_found`,
 *   `container_in_use`, `insecure_page`
 * @since 1.2
 * @example
 * ```ts
 * const widget = DesignWidget.initSuperuser({container: '#designer', getToken, people});
 * await widget.whenReady();
 * ```
 */
export declare function initSuperuser(options: SuperuserOptions): SuperuserWidget;

/**
 * Checks whether a value is a widget error.
 *
 * @param error - The value to check, usually one that you caught.
 * @returns `true` if the value is a widget error, whose `code` identifies the problem.
 * @states All states.
 * @since 1.0
 * @example
 * ```ts
 * await widget.generate({prompt: 'Spring tastings'}).catch((error: unknown) => {
 *   if (DesignWidget.isWidgetError(error)) console.warn(error.code);
 * });
 * ```
 */
export declare function isWidgetError(error: unknown): error is AnyWidgetError<SuperuserErrorDetails>;
