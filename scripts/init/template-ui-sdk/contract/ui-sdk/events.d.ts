/** The events of the widget by name. */
export interface WidgetEventMap {
  /**
   * The widget is rendered.
   *
   * @when The widget finished loading.
   * @order Before all other events.
   * @times At most once.
   * @cancelable No.
   * @suppressed The widget can't be loaded.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('ready', () => {
   *   console.log('ready');
   * });
   * ```
   */
  ready: {readonly type: 'ready'};
}
