import type {Compiler} from 'webpack';
import {getErrorMessage} from '../../errors.js';

/** A file with a fixed URL. */
export interface PublishedFile {
  /** Path relative to the site root: `openapi/core-api.json`. */
  readonly name: string;
  readonly content: string;
}

/** A bundler plugin that adds files to the output, in the build and under `npm start`. */
export class PublishFilesPlugin {
  /**
   * @param createFiles - Called for each compilation.
   * @param folders - Folders whose changes trigger a compilation.
   * @param getFiles - Returns the files whose changes trigger a compilation. Default: none.
   */
  constructor(
    private readonly createFiles: () => Promise<readonly PublishedFile[]>,
    private readonly folders: readonly string[],
    private readonly getFiles: () => readonly string[] = () => [],
  ) {}

  apply(compiler: Compiler): void {
    const {sources, Compilation, WebpackError} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PublishFilesPlugin.name, (compilation) => {
      this.folders.forEach((folder) => compilation.contextDependencies.add(folder));
      this.getFiles().forEach((file) => compilation.fileDependencies.add(file));
      compilation.hooks.processAssets.tapPromise(
        {name: PublishFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
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
