/** What is written for the host and not for readers, at the root of the build. */
export const hostFileNames = {headers: '_headers', redirects: '_redirects', nginx: '_nginx.conf'} as const;

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Files with headers of their own. */
export interface FileRule {
  /** Paths below the base URL: a folder (`assets/`), or the end of a name (`.md`). Of two that fit, a folder goes first. */
  readonly files: string;
  readonly headers: Headers;
}

/** How a host answers, said once: the files of all hosts are made from it. */
export interface HostFacts {
  /** Headers of every answer. */
  readonly headers: Headers;
  /** `Cache-Control` of what has no rule: pages, and every other file whose name stays when its content changes. */
  readonly cache: string;
  readonly rules: readonly FileRule[];
}

/** What the files of a host are made from: the facts, and what the build knows. */
export interface Hosted extends HostFacts {
  /** Path of the site on its host, with a slash at both ends. */
  readonly baseUrl: string;
  /** The content security policy, as a header says it. */
  readonly policy: string;
  /** Addresses of the pages, base URL included. */
  readonly routes: readonly string[];
  /** Moved pages: old address to new address, base URL included. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The headers of every answer, the policy first. */
export function commonHeaders({headers, policy}: Hosted): Headers {
  return {'Content-Security-Policy': policy, ...headers};
}

/** Whether a rule is about a folder. */
export function isFolder({files}: FileRule): boolean {
  return files.endsWith('/');
}
