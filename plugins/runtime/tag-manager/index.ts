import type {Plugin} from '@docusaurus/types';

/**
 * Loads a Google Tag Manager container in production builds, except for readers who send Global Privacy Control
 * (https://www.w3.org/TR/gpc/). `@docusaurus/plugin-google-tag-manager` always loads it, and preconnects before any
 * check.
 *
 * @param containerId - ID of the container, for example `GTM-ABC1234`.
 */
export function tagManager(containerId: string): Plugin {
  const scriptUrl = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  return {
    name: 'tag-manager',
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') return {};
      const innerHTML = `if (!navigator.globalPrivacyControl) {
  window.dataLayer = [{'gtm.start': Date.now(), event: 'gtm.js'}];
  const script = document.createElement('script');
  script.async = true;
  script.src = ${JSON.stringify(scriptUrl)};
  document.head.append(script);
}`;
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
