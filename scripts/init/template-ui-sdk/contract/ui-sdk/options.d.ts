/** The options of `init`. */
export interface WidgetOptions {
  /**
   * The element in which the widget is rendered, or a CSS selector for it.
   *
   * @defaultValue required
   * @since 1.0
   * @changeable No. Destroy the widget and create another one.
   * @throws `container_not_found`
   * @example
   * ```ts
   * const widget = init({container: '#widget'});
   * ```
   */
  readonly container: string | HTMLElement;
}
