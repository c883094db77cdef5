import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuiltSite} from './built-site';

export {perPage, type PageStep} from './per-page';

/** Something that reads or rewrites the finished build. */
export interface BuildStep {
  /** What it does, in a word or two, for the terminal. */
  readonly name: string;
  /**
   * Does it.
   *
   * @returns What it made, in a few words for the terminal.
   * @throws Error that says what is wrong and what to do; it stops the build.
   */
  readonly run: (site: BuiltSite) => Promise<string>;
}

/** Options of the plugin. */
export interface PostBuildOptions {
  /** The steps in their order: what a step writes, the next one finds. */
  readonly steps: readonly BuildStep[];
}

/**
 * Runs everything that reads or rewrites the build, one step after the other. Docusaurus runs the `postBuild` hooks of all
 * plugins at the same time: with a hook each, a policy could be computed from pages that another plugin rewrites.
 */
export default function postBuildPlugin(context: LoadContext, options: PostBuildOptions): Plugin {
  return {
    name: 'post-build',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const {baseUrl, url} = siteConfig;
      const {generatedFilesDir} = context;
      const site = new BuiltSite({outDir, routes: routesPaths, baseUrl, url, generatedFilesDir});
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
