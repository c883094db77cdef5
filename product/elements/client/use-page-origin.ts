import siteConfig from '@generated/docusaurus.config';

/**
 * In code that loads the sandbox script, replaces the URL with that of this site, wherever it's hosted, so that a
 * copied file works.
 */
const scriptUrl = /https?:\/\/[^\s"]+(?=\/ui-sdk\/sandbox\.js)/;

export function onRouteDidUpdate(): void {
  const site = location.origin + siteConfig.baseUrl.replace(/\/$/, '');
  for (const code of document.querySelectorAll('pre code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (scriptUrl.test(node.nodeValue ?? '')) node.nodeValue = (node.nodeValue ?? '').replace(scriptUrl, site);
    }
  }
}
