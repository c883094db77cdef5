import {ExplainedError} from '@developer-docs/utils';
import {logger} from '@docusaurus/logger';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {BuiltSite, type BuiltPage, type BuiltSiteInput, type PageContent} from './built-site.js';

/** A step of a task. Returns what it did, for the terminal. */
type PostBuildHook = (site: BuiltSite) => Promise<string | undefined> | string | undefined;

/** What a plugin does with the finished build. A plugin has only the members that it needs. */
export interface PostBuildTask {
  /** The name that the terminal shows, such as `search index`. */
  readonly name: string;
  /**
   * Receives every page except the 404 page, in alphabetical order of their URLs. A page is parsed once for all tasks,
   * so none may modify its tree. To keep only one page in memory at a time, tasks keep what they need of it.
   */
  readonly readPage?: (page: PageContent) => void;
  /** Runs after all pages have been read, and writes additional files. */
  readonly afterReading?: PostBuildHook;
  /**
   * Returns the new HTML of a page, which can be the 404 page. In this phase, a page is written once for all tasks, and
   * only if one of them changes it.
   */
  readonly rewritePage?: (html: string, page: BuiltPage) => string;
  /**
   * Runs after all pages have been rewritten, for checks, and for what depends on the final content of all files:
   * docusaurus-plugin-hosting inserts a policy with the hashes of all scripts into the pages, and compresses files.
   * Neither would match what another task changes here.
   */
  readonly finish?: PostBuildHook;
}

/**
 * The version of {@link PostBuildTask} and of the phases. Plugins with a different version can't take part in a pass.
 * Increase it with each change that others notice.
 */
const protocolVersion = 1;

/** How the plugins of a site find each other's tasks. */
export interface PostBuildMember {
  readonly protocolVersion: number;
  /** Creates the tasks for a locale's build. */
  readonly createPostBuildTasks: (props: Props) => readonly PostBuildTask[];
}

/** A plugin in Docusaurus's list, which contains copies of the objects that plugins return, with all their members. */
type ListedPlugin = LoadedPlugin & {readonly developerDocs: PostBuildMember};

/**
 * Makes a plugin part of the pass over the finished build, in which each page is parsed once for all plugins, and
 * rewritten once with the changes of all plugins. The first plugin in the site's list runs all plugins' tasks, in the
 * order of the list.
 *
 * ```js
 * return {
 *   name: 'my-plugin',
 *   ...joinPostBuildPass((props) => [{name: 'my task', rewritePage: (html, page) => …}]),
 * };
 * ```
 *
 * @returns The members `developerDocs` and `postBuild` of the plugin. It can't have its own `postBuild`.
 */
export function joinPostBuildPass(createPostBuildTasks: PostBuildMember['createPostBuildTasks']) {
  const developerDocs: PostBuildMember = {protocolVersion, createPostBuildTasks};
  return {
    developerDocs,
    async postBuild(props: Props): Promise<void> {
      const plugins = props.plugins.filter((plugin): plugin is ListedPlugin => 'developerDocs' in plugin);
      checkVersions(plugins);
      if (plugins[0]?.developerDocs !== developerDocs) return;
      const tasks = plugins.flatMap((plugin) => plugin.developerDocs.createPostBuildTasks(props));
      await runPostBuildTasks(tasks, props);
    },
  };
}

/** @throws ExplainedError if the plugins have different protocol versions. */
function checkVersions(plugins: readonly ListedPlugin[]): void {
  const byVersion = new Map(plugins.map((plugin) => [plugin.developerDocs.protocolVersion, plugin]));
  if (byVersion.size < 2) return;
  throw new ExplainedError(
    `${[...byVersion.values()].map(describePlugin).join(' and ')} can't work on the same build: the versions of their tasks are ${[...byVersion.keys()].join(' and ')}. Install the same version of all @developer-docs packages.`,
  );
}

/** Returns the package of a plugin with its version, or the name of a plugin that isn't in a package. */
const describePlugin = ({name, version}: ListedPlugin): string =>
  version.type === 'package' ? `${version.name ?? name} ${version.version ?? ''}`.trim() : name;

/**
 * Runs tasks on a finished build, and prints the result and duration of each.
 *
 * @returns A promise that rejects if a task fails. Those after it don't run.
 */
async function runPostBuildTasks(tasks: readonly PostBuildTask[], input: BuiltSiteInput): Promise<void> {
  const site = new BuiltSite(input);
  const reports: string[] = [];
  const report = async (name: string, work: () => unknown) => {
    const start = performance.now();
    const summary = await work();
    const duration = `${Math.round(performance.now() - start)} ms`;
    reports.push(typeof summary === 'string' ? `${name}: ${summary} (${duration})` : `${name}: ${duration}`);
  };

  const readers = tasks.flatMap(({readPage}) => readPage ?? []);
  if (readers.length > 0) {
    await report('reading pages', async () => {
      for (const page of site.listPages()) {
        const content = await site.readPage(page);
        for (const read of readers) read(content);
      }
    });
  }
  for (const {name, afterReading} of tasks) {
    if (afterReading) await report(name, () => afterReading(site));
  }
  const rewriters = tasks.flatMap(({rewritePage}) => rewritePage ?? []);
  if (rewriters.length > 0) {
    await report('rewriting pages', () =>
      site.rewritePages(site.listRenderedPages(), (html, page) =>
        rewriters.reduce((text, rewrite) => rewrite(text, page), html),
      ),
    );
  }
  for (const {name, finish} of tasks) {
    if (finish) await report(name, () => finish(site));
  }
  // The report is a single line, so that the warnings that Docusaurus prints afterward remain visible.
  logger.info(`Post-build: ${reports.join('; ')}`);
}
