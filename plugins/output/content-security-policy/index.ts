import type {PostBuildStep} from '../../shared';
import {mapWithConcurrency} from '../../shared';
import {takeInventory, type Inventory} from './inventory';
import {composePolicy, putPolicy, type AllowedHosts} from './policy';

/**
 * Writes a strict content security policy into every page; the host files say it as a header too.
 *
 * One policy serves all pages, with the inline scripts and styles of all of them: the policy of the first page that a
 * reader opens stays in force when the next one is rendered in the browser.
 *
 * @param hosts - Hosts of configured services; none by default.
 */
export function contentSecurityPolicy(hosts: AllowedHosts = {}): PostBuildStep {
  return {
    name: 'content security policy',
    async run(site) {
      const inventory: Inventory = {scripts: new Set(), styles: new Set()};
      const pages = await site.listPages();
      const files = (await site.listFiles()).filter((name) => name.endsWith('.html'));
      await mapWithConcurrency(files, async (name) => {
        takeInventory(await site.readText(name), name, inventory);
      });
      const policy = composePolicy(inventory, hosts);
      await site.rewritePages(pages, (html, {file}) => putPolicy(html, policy, file));
      return `${pages.length} pages, ${inventory.scripts.size} scripts and ${inventory.styles.size} styles by hash`;
    },
  };
}
