import type {LoadContext, Plugin} from '@docusaurus/types';
import {describeModuleErrors, type ModuleError} from './module-error';

/** The parts of a compiler that webpack and Rspack share. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap: (name: string, callback: (compilation: {errors: readonly (ModuleError & Error)[]}) => void) => void;
    };
  };
}

/**
 * Shortens the errors of the bundler to one line each, with the file and the position in it, and removes repeated ones. The terminal
 * and the overlay of the development server show them.
 */
export function diagnostics({siteDir}: LoadContext): Plugin {
  return {
    name: 'diagnostics',
    configureWebpack: () => ({
      plugins: [
        {
          apply: ({hooks}: Compiler) => {
            hooks.afterCompile.tap('diagnostics', (compilation) => {
              const messages = describeModuleErrors(compilation.errors, siteDir);
              compilation.errors = messages.map((message) => new Error(message));
            });
          },
        },
      ],
    }),
  };
}
