import type {Compiler} from 'webpack';

/** A file with a fixed address. */
export interface PublishedFile {
  /** Path below the site's root: `openapi/core-api.json`. */
  readonly name: string;
  readonly content: string;
}

/** A bundler plugin that puts files beside the pages, in the build and under `npm start`. */
export class PublishFiles {
  /**
   * @param files - Gives the files, as new as the contract.
   * @param folders - Folders whose changes give new files.
   */
  constructor(
    private readonly files: () => Promise<readonly PublishedFile[]>,
    private readonly folders: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const {sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublishFiles', (compilation) => {
      this.folders.forEach((folder) => compilation.contextDependencies.add(folder));
      compilation.hooks.processAssets.tapPromise(
        {name: 'PublishFiles', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        async () => {
          for (const {name, content} of await this.files()) {
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        },
      );
    });
  }
}
