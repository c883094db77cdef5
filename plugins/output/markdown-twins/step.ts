import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageVisitorStep} from '../../shared';
import type {BuiltSite} from '../../shared';
import {mapWithConcurrency} from '../../shared';
import {insertIntoHead} from '../../shared';
import {Addresses} from './addresses';
import {llmsText, type LlmsOptions} from './llms';
import type {OutlineSection} from './outline';
import {Twins} from './twins';

/** Where the plugin leaves the order of the documentation for the step, in the folder of generated files. */
export const outlineFile = 'outline.json';

/**
 * Writes the Markdown twin of every page but the error page, `llms.txt` and `llms-full.txt`, and has every page lead to them.
 *
 * @param options - What `llms.txt` says besides the pages.
 * @throws Error when `llms.txt` would list a file that the build does not have.
 */
export function markdownTwins(options: LlmsOptions): PageVisitorStep {
  return {
    name: 'Markdown twins',
    async createVisitor(site) {
      const outlinePath = path.join(site.generatedFilesDir, 'markdown-twins', 'default', outlineFile);
      const outline = JSON.parse(await readFile(outlinePath, 'utf8')) as OutlineSection[];
      const pages = await site.listContentPages();
      const addresses = new Addresses(
        site.url,
        site.baseUrl,
        pages.map(({route}) => route),
      );
      const twins = new Twins(addresses);
      return {
        visitPage({route}, content) {
          twins.add(route, content);
        },
        async finish() {
          await site.rewritePages(pages, (html, {file, route}) =>
            insertIntoHead(html, linkTags(addresses, route), file),
          );
          const inOrder = [
            ...new Set([
              ...outline.flatMap((section) => section.pages.map(({route}) => route)),
              ...pages.map(({route}) => route),
            ]),
          ];
          const files = inOrder.flatMap((route) => twins.of(route));
          await mapWithConcurrency(files, ({address, markdown}) => site.writeFile(addresses.file(address), markdown));
          const full = files.map(({markdown}) => markdown).join('\n---\n\n');
          await site.writeFile('llms-full.txt', full);
          await checkListed(options, site);
          const absolute = (target: string) => site.url + (target.startsWith('/') ? target : site.baseUrl + target);
          const index = llmsText({...options, outline, absolute, twin: (route) => addresses.twin(route)});
          await site.writeFile('llms.txt', index);
          return `${files.length} files for ${pages.length} pages, llms.txt ${kilo(index)}, llms-full.txt ${kilo(full)}`;
        },
      };
    },
  };
}

/** Tags by which a page leads to its twin and to the index. */
function linkTags(addresses: Addresses, route: string): string {
  return [
    `<link rel="alternate" type="text/markdown" href="${addresses.twin(route)}">`,
    `<link rel="alternate" type="text/plain" href="${addresses.baseUrl}llms.txt" title="Index of this documentation for agents">`,
  ].join('');
}

async function checkListed({files}: LlmsOptions, site: BuiltSite): Promise<void> {
  const built = new Set(await site.listFiles());
  const missing = Object.values(files)
    .flat()
    .filter((file) => !built.has(file.path));
  if (missing.length > 0) {
    throw new Error(
      `config/agents.ts lists ${missing.map((file) => file.path).join(', ')}, which the build does not have. Take it out, or publish it.`,
    );
  }
}

const kilo = (content: string) => `${Math.round(content.length / 1000)} KB`;
