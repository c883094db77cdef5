import type {ApiDocument} from '@developer-docs/openapi';
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

/** Loads the module in the `content` option. */
export const loadSiteContent = async (siteDir: string, module: string | undefined): Promise<SiteContentModule> =>
  module === undefined ? {default: () => ({})} : ((await loadSiteModule(siteDir, module)) as SiteContentModule);
