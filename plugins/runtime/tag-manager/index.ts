import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin. */
export interface TagManagerOptions {
  /** The container, such as `GTM-ABC1234`. */
  readonly containerId: string;
}

/** The host that the container is loaded from. */
export const tagManagerHost = 'https://www.googletagmanager.com';

/**
 * Loads a tag-manager container, except for visitors who send Global Privacy Control (https://www.w3.org/TR/gpc/). The
 * stock plugin loads it for everybody, and connects to the host before it could know.
 */
export default function tagManagerPlugin(context: LoadContext, {containerId}: TagManagerOptions): Plugin {
  const address = `${tagManagerHost}/gtm.js?id=${containerId}`;
  return {
    name: 'tag-manager',
    injectHtmlTags() {
      return process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML: `if (!navigator.globalPrivacyControl) {
  window.dataLayer = [{'gtm.start': Date.now(), event: 'gtm.js'}];
  document.head.appendChild(Object.assign(document.createElement('script'), {async: true, src: ${JSON.stringify(address)}}));
}`,
              },
            ],
          }
        : {};
    },
  };
}

/** The container id is validated with the environment, where people write it. */
export function validateOptions({options}: {options: TagManagerOptions}): TagManagerOptions {
  return options;
}
