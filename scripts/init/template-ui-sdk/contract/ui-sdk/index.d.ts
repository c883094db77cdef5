/**
 * The widget of __BRAND__. Replace these declarations with those of your widget.
 *
 * @packageDocumentation
 */
import type {WidgetEventMap} from './events';
import type {WidgetOptions} from './options';

export type * from './errors';
export type * from './events';
export type * from './options';

/** Controls a widget. */
export interface Widget {
  /**
   * Adds a listener for an event.
   *
   * @param name - The name of the event.
   * @param listener - A function that is called with the event.
   * @returns A function that removes the listener.
   * @states All.
   * @since 1.0
   * @example
   * ```ts
   * const remove = widget.on('ready', () => {
   *   console.log('ready');
   * });
   * ```
   */
  on<K extends keyof WidgetEventMap>(name: K, listener: (event: WidgetEventMap[K]) => void): () => void;

  /**
   * Removes the widget from the page.
   *
   * @states All.
   * @since 1.0
   * @example
   * ```ts
   * widget.destroy();
   * ```
   */
  destroy(): void;
}

/**
 * Creates a widget.
 *
 * @param options - The options of the widget.
 * @returns The handle that controls the widget.
 * @throws `container_not_found`
 * @states Doesn't apply. The function creates a new widget.
 * @since 1.0
 * @example
 * ```ts
 * const widget = init({container: '#widget'});
 * ```
 */
export declare function init(options: WidgetOptions): Widget;
