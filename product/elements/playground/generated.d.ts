declare module '@generated/widget-playground/default/playground.json' {
  /** What the plugin generates for the dialog. */
  const data: {
    /** The code of the functions that make calls, by name. */
    readonly code: Readonly<Record<string, string>>;
  };
  export default data;
}
