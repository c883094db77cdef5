import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuiltSite, visitPages, type PageVisitorStep, type PostBuildStep} from '../../shared';

/** Options of the plugin. */
export interface PostBuildOptions {
  /** The steps in their order: each one sees what the previous ones have written. */
  readonly steps: readonly PostBuildStep[];
}

/** A step that reads and parses each page once for several others, which finish one after the other, in their order. */
export function perPage(...steps: readonly PageVisitorStep[]): PostBuildStep {
  return {
    name: 'pages',
    async run(site) {
      const visitors = await Promise.all(steps.map(({createVisitor}) => createVisitor(site)));
      await visitPages(site, visitors);
      const reports: string[] = [];
      for (const [index, {finish}] of visitors.entries()) {
        reports.push(`${steps[index]?.name ?? ''}: ${await finish()}`);
      }
      return reports.join('; ');
    },
  };
}

/**
 * Runs everything that reads or rewrites the build, one step after the other. Docusaurus runs the `postBuild` hooks of all
 * plugins at the same time: with a hook each, a policy could be computed from pages that another plugin rewrites.
 */
export default function postBuildPlugin(context: LoadContext, options: PostBuildOptions): Plugin {
  return {
    name: 'post-build',
    async postBuild({outDir, siteConfig}) {
      const {baseUrl, url} = siteConfig;
      const {generatedFilesDir} = context;
      const site = new BuiltSite({outDir, baseUrl, url, generatedFilesDir});
      const reports: string[] = [];
      for (const {name, run} of options.steps) {
        const start = performance.now();
        const made = await run(site);
        reports.push(`${name}: ${made} (${Math.round(performance.now() - start)} ms)`);
      }
      // One line: what Docusaurus finds wrong comes after it, and belongs on the first screen.
      process.stdout.write(`[post-build] ${reports.join('; ')}\n`);
    },
  };
}

/** The options are made by code, not by people: their type is checked where they are written. */
export function validateOptions({options}: {options: PostBuildOptions}): PostBuildOptions {
  return options;
}
