import {ExplainedError} from '@developer-docs/utils';
import {parseYaml, readOptionText} from '@developer-docs/utils/node';
import {redirectsSchema, type PluginOptions, type Redirect} from '../options';
import {normalizeUrl, type RedirectMap} from './site-urls';

/**
 * Reads the redirects of the option, or of the file that it refers to.
 *
 * @throws Error that names the option if the file can't be read or is invalid, or if a URL is redirected twice.
 */
export function readRedirects(option: PluginOptions['redirects'], siteDir: string): RedirectMap {
  const redirects = typeof option === 'string' ? readFile(option, siteDir) : option || [];
  const entries = redirects.flatMap(({from, to}) => from.map((url) => [url, to] as const));
  const urls = entries.map(([from]) => normalizeUrl(from));
  const duplicate = urls.find((url, index) => urls.indexOf(url) !== index);
  if (duplicate !== undefined) {
    throw new ExplainedError(
      `docusaurus-plugin-hosting: the option "redirects" contains "${duplicate}" more than once. Remove all but one of the redirects.`,
    );
  }
  return new Map(entries);
}

function readFile(file: string, siteDir: string): readonly Redirect[] {
  const text = readOptionText({plugin: 'docusaurus-plugin-hosting', name: 'redirects'}, file, siteDir);
  const result = redirectsSchema.validate(parseYaml(text, file) ?? []);
  if (result.error) {
    throw new ExplainedError(
      `docusaurus-plugin-hosting: ${file}, which the option "redirects" refers to, isn't a valid list of redirects, with the properties "from" and "to": ${result.error.message}`,
    );
  }
  return result.value as readonly Redirect[];
}
