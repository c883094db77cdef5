import type * as Sdk from './index';

declare global {
  /** What the script address provides: everything that the package exports. */
  const DesignWidget: typeof Sdk;

  interface Window {
    /** The widget, once its script has run. */
    readonly DesignWidget: typeof Sdk;
  }
}
