declare module '@generated/widget-playground/default/playground.json' {
  /** What the plugin generates for the dialog. */
  const data: {
    /** The URL of the page in the frame, relative to the base URL of the site. */
    readonly frame: string;
    /** The code of the functions that make calls, by name. */
    readonly code: Readonly<Record<string, string>>;
  };
  export default data;
}
