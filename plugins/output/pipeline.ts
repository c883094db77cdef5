import {visitPages, type BuiltSite, type PageVisitorStep, type PostBuildStep} from '../shared';

/** Combines steps that read all pages, so that each page is read and parsed once. They finish one after the other. */
export function visitAllPages(steps: readonly PageVisitorStep[]): PostBuildStep {
  return {
    name: 'page content',
    async run(site) {
      const visitors = await Promise.all(steps.map(({createVisitor}) => createVisitor(site)));
      await visitPages(site, visitors);
      const summaries: string[] = [];
      for (const [index, {finish}] of visitors.entries()) {
        summaries.push(`${steps[index]?.name ?? ''}: ${await finish()}`);
      }
      return summaries.join('; ');
    },
  };
}

/** Runs steps one after the other and prints what each one did and how long it took. */
export async function runSteps(site: BuiltSite, steps: readonly PostBuildStep[]): Promise<void> {
  const reports: string[] = [];
  for (const {name, run} of steps) {
    const start = performance.now();
    const summary = await run(site);
    reports.push(`${name}: ${summary} (${Math.round(performance.now() - start)} ms)`);
  }
  // A single line, so that the warnings that Docusaurus prints afterwards stay visible.
  process.stdout.write(`[post-build] ${reports.join('; ')}\n`);
}
