import type {ApiDocument} from '@developer-docs/openapi';
import {ExplainedError} from '@developer-docs/utils';
import type {SiteContent} from '../html/page-context';
import {loadSiteModule} from './site-module';

/** The default export of the module in the `content` option. */
export type CreateSiteContent = (input: {
  readonly documents: readonly ApiDocument[];
  /** Converts a path without the base URL, such as `/docs/errors#not-found`, to a URL of the site. */
  readonly toUrl: (path: string) => string;
}) => SiteContent;

/** The module in the option `content`. */
export interface SiteContentModule {
  readonly default: CreateSiteContent;
  /** Absolute paths of the files that the content is read from. Pages are rendered again when they change. */
  readonly sourceFiles?: readonly string[];
}

/**
 * Loads the module in the `content` option.
 *
 * @throws ExplainedError if its default export isn't a function.
 */
export async function loadSiteContent(siteDir: string, module: string | undefined): Promise<SiteContentModule> {
  if (module === undefined) return {default: () => ({})};
  const loaded = (await loadSiteModule(siteDir, module, 'content')) as Partial<SiteContentModule>;
  if (typeof loaded.default !== 'function') {
    throw new ExplainedError(
      `The module ${module} in the "content" option has no default export that is a function. Export a function that returns the content for operations.`,
    );
  }
  return {...loaded, default: loaded.default};
}
