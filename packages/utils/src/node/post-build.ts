import {BuiltSite, type BuiltPage, type BuiltSiteInput} from './built-site.js';
import {extractPages, type PageExtraction} from './page-extraction.js';

/** What a plugin does with the finished build. A plugin has only the members that it needs. */
export interface PostBuildTask {
  /** The name that the terminal shows, such as `search index`. */
  readonly name: string;
  /**
   * Receives every page of the site except the 404 page. Only what's needed later should be kept: a build can have
   * thousands of pages.
   */
  readonly readPage?: (page: BuiltPage & {readonly html: string}) => void;
  /** Takes longer than `readPage` for each page, so workers do it on large sites. */
  readonly extraction?: PageExtraction;
  /** Runs after all pages have been read, and writes files that aren't pages. */
  readonly afterReading?: (site: BuiltSite) => Promise<string | undefined>;
  /**
   * Returns the new HTML of a page, which can be the 404 page. Each page is written once, after the changes of all
   * plugins.
   */
  readonly rewritePage?: (html: string, page: BuiltPage) => string;
  /** Receives the HTML of each page, including the 404 page, after the changes of all plugins. */
  readonly readRewritten?: (html: string, page: BuiltPage) => void;
  /**
   * Runs after all pages have been written. Only docusaurus-plugin-hosting changes files in this phase: the security policy
   * contains hashes of all pages, and compressed files are copies of all others.
   */
  readonly afterWriting?: (site: BuiltSite) => Promise<string | undefined>;
}

/** The tasks of one build, in the order of the plugins. */
interface PostBuildRun {
  readonly tasks: PostBuildTask[];
  readonly result: Promise<void>;
}

/**
 * The runs that haven't started, by site and locale. The packages share it, because each of them contains its own copy
 * of this module. The number is the version of {@link PostBuildTask}: incompatible versions don't share runs.
 */
const registryKey = Symbol.for('developer-docs.post-build.4');

function getPendingRuns(): Map<string, PostBuildRun> {
  const registry = globalThis as {[registryKey]?: Map<string, PostBuildRun>};
  return (registry[registryKey] ??= new Map());
}

/**
 * Runs a plugin's task after the build, together with the tasks of the other plugins. Docusaurus starts all `postBuild`
 * hooks at the same time, so a plugin must call this before it awaits anything.
 *
 * @returns A promise that resolves when all tasks have finished, and rejects if one of them fails.
 */
export function runPostBuildTask(task: PostBuildTask, input: BuiltSiteInput): Promise<void> {
  const runs = getPendingRuns();
  const key = `${input.outDir}\n${input.baseUrl}`;
  const pending = runs.get(key);
  if (pending) {
    pending.tasks.push(task);
    return pending.result;
  }
  const tasks = [task];
  // The hooks of all plugins have been called when the first microtask runs.
  const result = new Promise<void>((resolve) => {
    setImmediate(resolve);
  }).then(() => {
    runs.delete(key);
    return runTasks(tasks, new BuiltSite(input));
  });
  runs.set(key, {tasks, result});
  return result;
}

async function readPages(site: BuiltSite, readers: readonly NonNullable<PostBuildTask['readPage']>[]): Promise<void> {
  if (readers.length === 0) return;
  for (const page of await site.listPages()) {
    const html = await site.readText(page.file);
    for (const read of readers) read({...page, html});
  }
}

/** Runs the tasks, and prints the result and duration of each. */
async function runTasks(tasks: readonly PostBuildTask[], site: BuiltSite): Promise<void> {
  const reports: string[] = [];
  const report = async (name: string, work: () => Promise<string | undefined>) => {
    const start = performance.now();
    const summary = await work();
    const duration = `${Math.round(performance.now() - start)} ms`;
    reports.push(summary === undefined ? `${name}: ${duration}` : `${name}: ${summary} (${duration})`);
  };

  const readers = tasks.flatMap(({readPage}) => readPage ?? []);
  const extractions = new Map(tasks.flatMap(({name, extraction}) => (extraction ? [[name, extraction]] : [])));
  if (readers.length > 0 || extractions.size > 0) {
    await report('reading pages', async () => {
      await Promise.all([extractPages(site, extractions), readPages(site, readers)]);
      return undefined;
    });
  }
  for (const {name, afterReading} of tasks) {
    if (afterReading) await report(name, () => afterReading(site));
  }
  const rewriters = tasks.flatMap(({rewritePage}) => rewritePage ?? []);
  const lastReaders = tasks.flatMap(({readRewritten}) => readRewritten ?? []);
  if (rewriters.length > 0 || lastReaders.length > 0) {
    await report('writing pages', async () => {
      await site.rewritePages(await site.listRenderedPages(), (html, page) => {
        const newHtml = rewriters.reduce((text, rewrite) => rewrite(text, page), html);
        for (const read of lastReaders) read(newHtml, page);
        return newHtml;
      });
      return undefined;
    });
  }
  for (const {name, afterWriting} of tasks) {
    if (afterWriting) await report(name, () => afterWriting(site));
  }
  // The report is a single line, so that the warnings that Docusaurus prints afterward remain visible.
  process.stdout.write(`[post-build] ${reports.join('; ')}\n`);
}
