import path from 'node:path';
import type {Compiler} from 'webpack';

/** The module properties that webpack and Rspack share. A concatenated module contains other modules. */
interface BundledModule {
  readonly nameForCondition: () => string | null | undefined;
  readonly modules?: readonly BundledModule[];
}

/**
 * A bundler plugin that records which npm packages the site's scripts and style sheets contain.
 *
 * `license-webpack-plugin` doesn't find the packages in concatenated modules and in workers when Rspack bundles them.
 */
export class BundledPackagesPlugin {
  /** Absolute paths of the package folders. */
  readonly folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BundledPackagesPlugin', ({compilation}) => {
      for (const chunk of compilation.chunks) {
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) this.addModule(module);
      }
      // Files referenced in style sheets, such as fonts, are modules of a child compiler.
      for (const {info} of compilation.getAssets()) {
        if (info.sourceFilename !== undefined) this.addFile(path.join(compiler.context, info.sourceFilename));
      }
    });
  }

  private addModule(module: BundledModule): void {
    this.addFile(module.nameForCondition() ?? '');
    module.modules?.forEach((innerModule) => {
      this.addModule(innerModule);
    });
  }

  private addFile(file: string): void {
    const [, folder] = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(file) ?? [];
    if (folder !== undefined) this.folders.add(folder);
  }
}
