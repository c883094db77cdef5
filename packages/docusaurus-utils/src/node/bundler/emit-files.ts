import {getErrorMessage} from '@developer-docs/utils';
import type {Compiler} from 'webpack';

/** A file with a fixed URL. */
export interface PublishedFile {
  /** Path relative to the site root: `openapi/core-api.json`. */
  readonly name: string;
  readonly content: string;
}

/** The sources of published files that the bundler doesn't read itself. */
interface FileSources {
  /** Folders whose changes trigger a compilation. Default: none. */
  readonly folders?: readonly string[];
  /** Returns the files whose changes trigger a compilation. Default: none. */
  readonly getFiles?: () => readonly string[];
}

/** A bundler plugin that adds files to the output, in the build and under `npm start`. */
export class EmitFilesPlugin {
  /** @param createFiles - Called for each compilation. */
  constructor(
    private readonly createFiles: () => Promise<readonly PublishedFile[]>,
    private readonly fileSources: FileSources = {},
  ) {}

  apply(compiler: Compiler): void {
    const {sources, Compilation, WebpackError} = compiler.webpack;
    const {folders = [], getFiles} = this.fileSources;
    compiler.hooks.thisCompilation.tap(EmitFilesPlugin.name, (compilation) => {
      folders.forEach((folder) => compilation.contextDependencies.add(folder));
      getFiles?.().forEach((file) => compilation.fileDependencies.add(file));
      compilation.hooks.processAssets.tapPromise(
        {name: EmitFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        async () => {
          let files: readonly PublishedFile[];
          try {
            files = await this.createFiles();
          } catch (error) {
            // An exception would stop the development server's watcher.
            compilation.errors.push(new WebpackError(getErrorMessage(error)));
            return;
          }
          for (const {name, content} of files) {
            // The content is final: without `minimized`, the bundler would rewrite scripts.
            compilation.emitAsset(name, new sources.RawSource(content), {minimized: true});
          }
        },
      );
    });
  }
}
