/**
 * The names of the configuration files for hosts, at the root of the build. Hosts don't serve these files to readers.
 */
export const hostingFileNames = {headers: '_headers', redirects: '_redirects', nginx: '_nginx.conf'} as const;

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Additional headers for some files. */
export interface HeaderRule {
  /**
   * A folder under the base URL (`assets/`) or a file extension (`.md`). If both match a file, the folder's rule
   * applies.
   */
  readonly files: string;
  readonly headers: Headers;
}

/** How hosts respond to requests. These options apply to all kinds of hosts. */
export interface HostingOptions {
  /** Headers of every response. */
  readonly headers: Headers;
  /**
   * The `Cache-Control` header for files without a rule: pages, and other files whose names don't change with their
   * content.
   */
  readonly defaultCacheControl: string;
  readonly rules: readonly HeaderRule[];
}

/** The data that the configuration files are generated from. */
export interface HostedSite extends HostingOptions {
  /** Path of the site on its host, with leading and trailing slashes. */
  readonly baseUrl: string;
  /** Value of the `Content-Security-Policy` header. */
  readonly policy: string;
  /** URL paths of the pages, including the base URL. */
  readonly routes: readonly string[];
  /** New URL paths of moved pages by their old paths, both including the base URL. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Returns the headers of every response, including the policy. */
export function getCommonHeaders({headers, policy}: HostedSite): Headers {
  return {'Content-Security-Policy': policy, ...headers};
}

export function isFolderRule({files}: HeaderRule): boolean {
  return files.endsWith('/');
}
