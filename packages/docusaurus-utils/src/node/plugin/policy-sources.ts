/** A plugin whose pages send requests to other hosts. The hosting plugin allows them in the content security policy. */
export interface PolicySources {
  /** Returns source expressions by directive, after the content of the site has been loaded. */
  readonly getPolicySources: () => Readonly<Record<string, readonly string[]>>;
}
