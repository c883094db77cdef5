/** The error codes of the widget, and the details that each error provides. */
export interface WidgetErrorDetails {
  /**
   * The selector in `container` doesn't match any element.
   *
   * @action Call `init` after the element has been added to the document.
   * @userSees Nothing. The widget isn't rendered.
   * @recoverable No. Call `init` again.
   * @since 1.0
   */
  container_not_found: {readonly selector: string};
}
