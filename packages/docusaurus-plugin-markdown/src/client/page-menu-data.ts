import {usePluginData} from '@docusaurus/useGlobalData';
import type {PageMenuOptions} from '../options';

/** A link in the page menu. */
export interface PageMenuLink {
  readonly label: string;
  /** Path on the site without the base URL, such as `/openapi.yaml`, or a URL. */
  readonly href: string;
  /** File name under which browsers save the target instead of opening it. */
  readonly download?: string;
}

/** The entries of the page menu. It's the global data of the plugin, so it doesn't grow with the number of pages. */
export interface PageMenuData extends PageMenuOptions {
  /** Whether the site has `llms.txt`. */
  readonly hasLlmsTxt: boolean;
  /** `false` under the development server, because Markdown files are generated from the built pages. */
  readonly hasMarkdownFiles: boolean;
}

/** Returns the entries of the page menu, as the plugin's options define them. */
export function usePageMenuData(): PageMenuData {
  return usePluginData('docusaurus-plugin-markdown') as PageMenuData;
}
