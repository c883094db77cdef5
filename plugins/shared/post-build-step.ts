import type {BuiltSite} from './built-site';

/** A step of the post-build pipeline: it reads or rewrites the finished build. */
export interface PostBuildStep {
  /** What the step does, for the terminal: `font preload`. */
  readonly name: string;
  /**
   * Runs the step.
   *
   * @returns A summary of the result for the terminal.
   * @throws Error that says what is wrong and how to fix it. It fails the build.
   */
  readonly run: (site: BuiltSite) => Promise<string>;
}
