import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A bundler error, as in `compilation.errors`. */
export interface ModuleError {
  /** The formatted message, with a code frame and stack frames. */
  readonly message: string;
  /** The error that a loader or parser threw. */
  readonly error?: Error;
  /**
   * The module that couldn't be built, or that imports a missing module. Absent for errors in nested compilations of
   * styles.
   */
  readonly module?: Module | null;
}

interface Module {
  readonly resource?: string;
}

interface Compilation {
  errors: readonly (ModuleError & Error)[];
  warnings: readonly (ModuleError & Error)[];
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
 * duplicates. The errors appear in the terminal, where `explainMessage` adds the fix, and in the development server's
 * overlay. Missing exports become errors, too: Docusaurus prints them as JSON, and the page fails when it's opened.
 */
export function bundlerErrors({siteDir}: LoadContext): Plugin {
  const shorten = (compilation: Compilation) => {
    const missingExports = compilation.warnings.filter((warning) => isMissingExport(warning, siteDir));
    compilation.warnings = compilation.warnings.filter((warning) => !missingExports.includes(warning));
    const errors = [...compilation.errors, ...missingExports].map(({message, error, module}): ModuleError => {
      // The bundler reports the import of a Node.js module as an error in that module rather than in the importing one.
      const importer = module?.resource?.startsWith('node:')
        ? (compilation.moduleGraph.getIssuer(module as never) as Module | null)
        : module;
      return {message, ...(error && {error}), ...(importer && {module: importer})};
    });
    compilation.errors = describeModuleErrors(errors, siteDir).map((message) => new Error(message));
  };
  return {
    name: 'bundler-errors',
    configureWebpack: () => ({
      plugins: [{apply: ({hooks}: Compiler) => hooks.afterCompile.tap('bundler-errors', shorten)}],
    }),
  };
}

interface Description {
  /** Path relative to the site. */
  readonly file?: string | undefined;
  /** The line number, starting at 1. */
  readonly line?: string | undefined;
  readonly column?: string | undefined;
  /** The reason; `undefined` if the error only reports that a module failed. */
  readonly text?: string | undefined;
}

/**
 * Describes each bundler error in one line, such as `docs/intro.mdx:10:1: Expected a closing tag for <details>`. Errors
 * that occur in several compilations are listed once.
 *
 * @param siteDir - Absolute path of the folder that file paths are relative to.
 */
export function describeModuleErrors(errors: readonly ModuleError[], siteDir: string): string[] {
  const descriptions = errors.map((error) => describe(error, siteDir));
  const explainedDescriptions = descriptions.filter(({text}) => text !== undefined);
  // Errors in style sheets are reported in two parts: one has the file, and the other has the message.
  const unexplainedFiles = new Set(descriptions.filter(({text}) => text === undefined).map(({file}) => file));
  const [onlyFile] = unexplainedFiles.size === 1 ? unexplainedFiles : [];
  const locatedDescriptions = explainedDescriptions
    .filter(
      ({file, text}) =>
        file !== undefined || !explainedDescriptions.some((other) => other.file !== undefined && other.text === text),
    )
    .map((description) => ({...description, file: description.file ?? onlyFile}));
  const listedDescriptions = locatedDescriptions.length > 0 ? locatedDescriptions : descriptions;
  return [...new Set(listedDescriptions.map(format))];
}

function format({file, line, column, text = "the module can't be built"}: Description): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  return position === '' ? text : `${position}: ${text}`;
}

const missingExportPattern =
  /export '(.+?)' (?:\(imported as '.+?'\) )?was not found in '(.+?)'(?: \((possible exports: .+?)\))?/;

/**
 * Returns whether a warning reports that one of the site's files imports something that the other module doesn't
 * export.
 */
export function isMissingExport({message, module}: ModuleError, siteDir: string): boolean {
  const resource = module?.resource ?? '';
  return missingExportPattern.test(message) && resource.startsWith(siteDir) && !/[/\\]node_modules[/\\]/.test(resource);
}

function describe({message, error, module}: ModuleError, siteDir: string): Description {
  const description = describeMdxError(error?.message ?? message) ?? describeOtherError(message);
  const text = description.text?.replaceAll(siteDir + path.sep, '');
  // An error in the contract is reported for each page that uses it.
  if (text !== undefined && /^contract\/\S+:\d+:\d+: /.test(text)) {
    return {text};
  }
  const file = module?.resource?.replace(/\?.*$/, '') || description.file;
  return {...description, file: file && path.relative(siteDir, file).replaceAll('\\', '/'), text};
}

/** Parses an error from the MDX loader: its cause, and its details as JSON. */
function describeMdxError(message: string): Description | undefined {
  const [, cause, details = ''] =
    /MDX compilation failed[^\n]*\nCause: ([\s\S]+?)\nDetails:\n([\s\S]*)/.exec(message) ?? [];
  if (cause === undefined) {
    return undefined;
  }
  const [, inMessage, line, column] = /( \((\d+):(\d+)(?:-\d+:\d+)?\))$/m.exec(cause) ?? [];
  return {
    text: cause.replace(inMessage ?? '', ''),
    line: /"line": (\d+)/.exec(details)?.[1] ?? line,
    column: /"column": (\d+)/.exec(details)?.[1] ?? column,
  };
}

/** Matches code frames (`╭─[file:1:2]`, `1 │ code`, `· ^`), stack frames, and the loader's name. */
const noisePattern = /^(?:[╭╰·─`]|,-|\d+ [│|]|at |help:|You may need |Module (?:build|parse) failed)/;

/** Parses any other error: its first sentence, and the position in its code frame. */
function describeOtherError(message: string): Description {
  const [, missingPath] =
    /(?:Can't resolve|Cannot find module) '([^']+)'|RspackResolver\(NotFound\("([^"]+)/
      .exec(message)
      ?.filter(Boolean) ?? [];
  if (missingPath !== undefined) {
    // The position refers to the compiled code.
    return {text: `the imported module "${missingPath.replace(/^.*!/, '')}" can't be found`};
  }
  const [, nodeModule] = /Reading from "(node:[^"]+)" is not handled by plugins/.exec(message) ?? [];
  if (nodeModule !== undefined) {
    return {text: `the imported module "${nodeModule}" doesn't exist in browsers`};
  }
  const [, name, source, exports] = missingExportPattern.exec(message) ?? [];
  if (name !== undefined) {
    return {text: `"${name}" isn't exported by "${source ?? ''}"${exports === undefined ? '' : ` (${exports})`}`};
  }
  const [, cssLine, cssColumn, file, cssText] = /\((\d+):(\d+)\) (\S+\.\w+) (.+)/.exec(message) ?? [];
  if (cssText !== undefined) {
    return {file, line: cssLine, column: cssColumn, text: cssText};
  }
  const text = message
    .split('\n')
    .map((line) => line.replace(/^[\s│├╰─▶×>]+(?:x )?/, '').replace(/^(?:\w*Error:\s*(?:×\s*)?)+/, ''))
    .find((line) => line !== '' && !noisePattern.test(line) && !/^\w*Error$/.test(line));
  const [, line, column] = /(?:╭─|,-)\[.*?:(\d+):(\d+)\]/.exec(message) ?? /\((\d+):(\d+)\)/.exec(message) ?? [];
  return {text, line, column};
}
