import {getErrorMessage} from '@developer-docs/utils';
import type {Compiler} from 'webpack';

/** A file with a fixed URL. */
export interface PublishedFile {
  /** Path relative to the site root: `openapi/core-api.json`. */
  readonly name: string;
  readonly content: string;
}

/** A bundler plugin that adds files to the output, in the build and under `npm start`. */
export class EmitFilesPlugin {
  /**
   * @param createFiles - Called for each compilation.
   * @param listSources - Returns files that the bundler doesn't read itself, and whose changes trigger a compilation.
   */
  constructor(
    private readonly createFiles: () => Promise<readonly PublishedFile[]>,
    private readonly listSources: () => readonly string[] = () => [],
  ) {}

  apply(compiler: Compiler): void {
    const {sources, Compilation, WebpackError} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(EmitFilesPlugin.name, (compilation) => {
      this.listSources().forEach((file) => compilation.fileDependencies.add(file));
      compilation.hooks.processAssets.tapPromise(
        {name: EmitFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        async () => {
          try {
            for (const {name, content} of await this.createFiles()) {
              // The content is final: without `minimized`, the bundler would rewrite scripts.
              compilation.emitAsset(name, new sources.RawSource(content), {minimized: true});
            }
          } catch (error) {
            // An exception would stop the development server's watcher.
            compilation.errors.push(new WebpackError(getErrorMessage(error)));
          }
        },
      );
    });
  }
}
