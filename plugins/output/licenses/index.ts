import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import type {PostBuildStep} from '../../shared';
import {licenseList, packageFolder, readPackage} from './packages';

/** Options of the plugin. */
export interface LicensesOptions {
  /** Where the folders of the packages are noted that the bundler puts into what browsers load. */
  readonly sent: Set<string>;
}

/** What the bundlers have of a module in common; one that stands for several has them inside. */
interface BundledModule {
  readonly nameForCondition: () => string | null | undefined;
  readonly modules?: readonly BundledModule[] | undefined;
}

const fileName = 'third-party-licenses.txt';

/** Notes which packages the bundler puts into what browsers load. */
export default function thirdPartyLicenses(_: LoadContext, {sent}: LicensesOptions): Plugin {
  const note = (file: string | null | undefined) => {
    const folder = packageFolder(file ?? '');
    if (folder !== undefined) {
      sent.add(folder);
    }
  };
  const noteModule = (module: BundledModule) => {
    note(module.nameForCondition());
    module.modules?.forEach(noteModule);
  };
  return {
    name: 'third-party-licenses',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: noteAll}]}),
  };

  function noteAll(compiler: Compiler) {
    compiler.hooks.done.tap('third-party-licenses', ({compilation}) => {
      for (const chunk of compilation.chunks) {
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
          noteModule(module);
        }
      }
      // Files that style sheets name, such as the typeface, are modules of a compiler of their own.
      for (const {info} of compilation.getAssets()) {
        note(info.sourceFilename === undefined ? undefined : path.join(compiler.context, info.sourceFilename));
      }
    });
  }
}

/** The option is made by code, not by people: its type is checked where it is written. */
export function validateOptions({options}: {options: LicensesOptions}): LicensesOptions {
  return options;
}

/**
 * Writes the licenses of what browsers load into the build.
 *
 * @param sent - The packages, as the plugin has noted them.
 * @param allowed - The SPDX expressions under which this site can be passed on.
 */
export function licenses(sent: ReadonlySet<string>, allowed: readonly string[]): PostBuildStep {
  return {
    name: 'licenses',
    async run(site) {
      if (sent.size === 0) {
        throw new Error('The bundler told of no package: see plugins/output/licenses.');
      }
      const packages = [...sent].map(readPackage);
      await site.writeFile(fileName, licenseList(packages, allowed));
      return `${String(packages.length)} packages in ${fileName}`;
    },
  };
}
