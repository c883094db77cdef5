/**
 * The widget of __BRAND__: generation and editing of designs inside your own web page.
 *
 * The script address `https://cdn.__SLUG__.example/ui-sdk/v1/widget.js` puts everything that this file exports into one global,
 * `DesignWidget`. The package `@__SLUG__/ui-sdk` exports the same.
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

/** The version of the widget, such as `1.5.0`. */
export declare const version: string;

/**
 * Starts a widget. It returns at once, so that you can add listeners before the first event; wait for `ready` or `whenReady`
 * before you call anything else.
 *
 * @param options - The options. All of them are checked before anything is drawn.
 * @returns The handle of the widget.
 * @throws `missing_option`, `unknown_option`, `invalid_option`, `container_not_found`, `container_in_use`, `insecure_page`
 * @states There is no widget yet.
 * @since 1.0
 * @example
 * ```ts
 * const widget = DesignWidget.init({container: '#designer', getToken});
 * await widget.whenReady();
 * ```
 */
export declare function init(options: WidgetOptions): Widget;

/**
 * Starts a widget for a superuser: `init` with a superuser's options, functions and events.
 *
 * @param options - The options. All of them are checked before anything is drawn.
 * @returns The handle of the widget.
 * @throws `missing_option`, `unknown_option`, `invalid_option`, `person_unknown`, `container_not_found`, `container_in_use`, `insecure_page`
 * @states There is no widget yet.
 * @since 1.2
 * @example
 * ```ts
 * const widget = DesignWidget.initSuperuser({container: '#designer', getToken, people});
 * await widget.whenReady();
 * ```
 */
export declare function initSuperuser(options: SuperuserOptions): SuperuserWidget;

/**
 * Tells an error of the widget from any other.
 *
 * @param error - What you caught.
 * @returns Whether it is an error of the widget; then `error.code` tells which.
 * @states Every state.
 * @since 1.0
 * @example
 * ```ts
 * await widget.generate({prompt: 'Spring tastings'}).catch((error: unknown) => {
 *   if (DesignWidget.isWidgetError(error)) console.warn(error.code);
 * });
 * ```
 */
export declare function isWidgetError(error: unknown): error is AnyWidgetError<SuperuserErrorDetails>;
