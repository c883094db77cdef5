import path from 'node:path';
import ts from 'typescript';

/** A file in memory. */
export interface SourceFile {
  /** The file name, such as `index.d.ts`. */
  readonly name: string;
  readonly text: string;
}

const root = path.resolve(__dirname, '../../../..');
const folder = '/sources';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  // Check the declarations of this repository, but not those that come with the compiler.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

/**
 * Compiles files together in strict mode, including all declarations.
 *
 * @returns A line for each diagnostic, with file, line, code, and message.
 */
export function compile(files: readonly SourceFile[]): string[] {
  const sources = new Map(files.map(({name, text}) => [`${folder}/${name}`, text]));
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => sources.get(file) ?? ts.sys.readFile(file);
  host.fileExists = (file) => sources.has(file) || ts.sys.fileExists(file);
  host.directoryExists = (directory) => directory === folder || ts.sys.directoryExists(directory);
  host.getCurrentDirectory = () => root;
  host.getSourceFile = (file, version) => {
    const text = sources.get(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const {file, start = 0, code, messageText} = diagnostic;
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${path.basename(file?.fileName ?? '')}:${line} TS${code}: ${message}`;
  });
}
