import {ExplainedError} from '@developer-docs/utils';
import type {PluginOptions} from '../options';
import {normalizeUrl, type RedirectMap} from './site-urls';

/** @throws Error that names the option if a URL is redirected twice. */
export function readRedirects(option: PluginOptions['redirects']): RedirectMap {
  const entries = (option || []).flatMap(({from, to}) => from.map((url) => [url, to] as const));
  const urls = entries.map(([from]) => normalizeUrl(from));
  const duplicate = urls.find((url, index) => urls.indexOf(url) !== index);
  if (duplicate !== undefined) {
    throw new ExplainedError(
      `docusaurus-plugin-hosting: the option "redirects" contains "${duplicate}" more than once. Remove all but one of the redirects.`,
    );
  }
  return new Map(entries);
}
