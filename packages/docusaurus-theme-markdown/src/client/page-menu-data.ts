import {usePluginData} from '@docusaurus/useGlobalData';

/** An AI assistant that the page menu can open. */
export interface Assistant {
  /** Name in the menu, such as `ChatGPT`. */
  readonly name: string;
  /** URL that opens the assistant. `{prompt}` is replaced with a prompt that contains the URL of the Markdown file. */
  readonly url: string;
}

/** A link in the page menu. */
export interface PageMenuLink {
  readonly label: string;
  /** Path on the site without the base URL, such as `/openapi.yaml`, or a URL. */
  readonly href: string;
  /** File name under which browsers save the target instead of opening it. */
  readonly download?: string;
}

/** The page menu. */
export interface PageMenuOptions {
  /** Whether docs and generated category pages show the menu automatically. Default: `true`. */
  readonly docs: boolean;
  /** AI assistants that can open the page. Default: ChatGPT and Claude. */
  readonly assistants: readonly Assistant[];
  /** Additional links. Default: none. */
  readonly links: readonly PageMenuLink[];
}

/** The entries of the page menu. It's the global data of the plugin, so it doesn't grow with the number of pages. */
export interface PageMenuData extends PageMenuOptions {
  /** Whether the site has `llms.txt`. */
  readonly hasLlmsTxt: boolean;
}

/** Returns the entries of the page menu, as the theme's options define them. */
export function usePageMenuData(): PageMenuData {
  // Only this folder is compiled for browsers, so it can't import the name.
  return usePluginData('@developer-docs/docusaurus-theme-markdown') as PageMenuData;
}
