import type * as Sdk from './index';

declare global {
  /** The widget SDK, as provided by the script. It has the same members as the package. */
  const DesignWidget: typeof Sdk;

  interface Window {
    /** The widget SDK. Available after the script has run. */
    readonly DesignWidget: typeof Sdk;
  }
}
