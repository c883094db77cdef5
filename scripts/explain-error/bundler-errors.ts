import type {LoadContext, Plugin} from '@docusaurus/types';
import {describeModuleErrors, isMissingExport, type Module, type ModuleError} from './module-error';

type CompilationError = ModuleError & Error;

interface Compilation {
  errors: readonly CompilationError[];
  warnings: readonly CompilationError[];
  // The module types of the two bundlers are incompatible.
  readonly moduleGraph: {readonly getIssuer: (module: never) => unknown};
}

/** The parts of a compiler that webpack and Rspack share. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap: (name: string, callback: (compilation: Compilation) => void) => void;
    };
  };
}

/**
 * Creates the plugin that shortens each bundler error to one line with the file and the position, and removes
 * duplicates. The terminal, where `explainMessage` adds how to fix it, and the development server's overlay show them.
 * Missing exports are errors, too: Docusaurus prints them as JSON, and the page fails when it's opened.
 */
export function bundlerErrors({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-errors',
    configureWebpack: () => ({
      plugins: [
        {
          apply: ({hooks}: Compiler) => {
            hooks.afterCompile.tap('bundler-errors', (compilation) => {
              const missingExports = compilation.warnings.filter((warning) => isMissingExport(warning, siteDir));
              compilation.warnings = compilation.warnings.filter((warning) => !missingExports.includes(warning));
              const messages = describeModuleErrors(
                [...compilation.errors, ...missingExports],
                siteDir,
                (module) => compilation.moduleGraph.getIssuer(module as never) as Module | null | undefined,
              );
              compilation.errors = messages.map((message) => new Error(message));
            });
          },
        },
      ],
    }),
  };
}
