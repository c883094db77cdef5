import type {BuildStep} from '../post-build';
import {inLanes} from '../post-build/in-lanes';
import {unusedIn} from './subset';

/** Names of the classes on a page, once each. */
function classesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))];
}

/** Holds the pages to the list of unused classes: what a page uses must not have lost its rules. */
export function checkPages(): BuildStep {
  return {
    name: 'infima subset',
    async run(site) {
      const pages = await site.pages();
      await inLanes(pages, async ({name}) => {
        // The badges, buttons and tabs of the site have the names of Infima's, and rules of their own.
        const [lost] = unusedIn(classesOf(await site.read(name))).filter(
          (used) => !/^(?:badge|button--(?:primary|secondary|sm)$|tabs)/.test(used),
        );
        if (lost !== undefined) {
          throw new Error(
            `${name} uses the class "${lost}", whose rules are left out of the style sheet. ` +
              'Take it out of unusedClasses in plugins/infima-subset/subset.ts, or off the page.',
          );
        }
      });
      return `${pages.length} pages use no class that was left out`;
    },
  };
}
