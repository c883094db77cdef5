import path from 'node:path';
import type {RawUniversalConfig, Source} from '@redocly/openapi-core';
import type {JsonObject} from '../model/types';
import {openapi} from './library';
import {describeProblem} from './problems';

/** A valid document in one piece. */
export interface LoadedContract {
  /** Every `$ref` in it points into it. */
  readonly document: JsonObject;
  readonly yaml: string;
  readonly json: string;
  /** Absolute paths of all files that it was made from. */
  readonly files: readonly string[];
  /** Problems that do not stop the build, a line each. */
  readonly warnings: readonly string[];
}

export interface LoadOptions {
  /** Absolute path of the OpenAPI document (YAML or JSON). */
  readonly file: string;
  /** Folder that messages show paths relative to. */
  readonly root: string;
  /** Changes the text of each file before it is parsed, such as to put the brand in. */
  readonly prepare?: (text: string) => string;
  /** What becomes of examples that do not fit their schema, and of other mistakes that leave the document readable. */
  readonly mistakes?: 'error' | 'warn';
  /** `strict` adds the rules that the library recommends, all as errors. */
  readonly style?: 'strict';
}

/** A contract that cannot be used: the message has one line for each problem. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** How many problems a message lists. */
const listed = 20;

/** What makes a document wrong. Style is the business of the lint of our own documents. */
function rules(mistakes: 'error' | 'warn', style?: 'strict'): RawUniversalConfig {
  return {
    ...(style && {extends: ['recommended-strict']}),
    rules: {
      struct: mistakes,
      'no-unresolved-refs': 'error',
      'operation-operationId-unique': 'error',
      'path-parameters-defined': mistakes,
      'no-identical-paths': mistakes,
      'no-undefined-server-variable': mistakes,
      ...(style === undefined && {'security-defined': 'off'}),
      // A license would cover the use of the API, which is a matter of the customer's agreement.
      'info-license': 'off',
      'info-license-strict': 'off',
      'no-invalid-media-type-examples': mistakes,
      'no-invalid-schema-examples': mistakes,
      'no-invalid-parameter-examples': mistakes,
    },
  };
}

/**
 * Reads, validates and bundles an OpenAPI document.
 *
 * @throws ContractError with file, line and JSON pointer of each problem.
 */
export async function loadContract(options: LoadOptions): Promise<LoadedContract> {
  const {file, root, mistakes = 'error', prepare = (text: string) => text} = options;
  const {BaseResolver, Source, bundle, createConfig, lint, stringifyYaml} = openapi;

  class PreparingResolver extends BaseResolver {
    override async loadExternalRef(reference: string): Promise<Source> {
      if (/^https?:/.test(reference)) {
        throw new openapi.ResolveError(new Error(`${reference} is on another host: a build reads local files only.`));
      }
      const source = await super.loadExternalRef(reference);
      return new Source(source.absoluteRef, prepare(source.body), source.mimeType);
    }
  }

  const config = await createConfig(rules(mistakes, options.style));
  const externalRefResolver = new PreparingResolver();
  const problems = await readable(() => lint({ref: file, config, externalRefResolver}), root);
  const lines = (severity: 'error' | 'warn') =>
    problems.filter((problem) => problem.severity === severity).map((problem) => describeProblem(problem, root));
  stopOn(lines('error'), path.relative(root, file));

  const bundled = await bundle({ref: file, config, externalRefResolver});
  const document = bundled.bundle.parsed as JsonObject;
  return {
    document,
    yaml: stringifyYaml(document, {lineWidth: 120, noRefs: true}),
    json: JSON.stringify(document, null, 2),
    files: [...bundled.fileDependencies, file],
    warnings: lines('warn'),
  };
}

/** The library throws on a file that it cannot parse or find; both become one line of ours. */
async function readable<T>(run: () => Promise<T>, root: string): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof openapi.YamlParseError) {
      const {source, line, col} = error;
      const reason = error.originalError.message.split('\n')[0] ?? '';
      throw new ContractError(
        `${path.relative(root, source.absoluteRef)}:${String(line)}:${String(col)}: the file is not valid YAML: ${reason}. Correct the syntax in or above this line.`,
        {cause: error},
      );
    }
    if (error instanceof openapi.ResolveError) {
      throw new ContractError(`The OpenAPI document cannot be read: ${error.message}`, {cause: error});
    }
    throw error;
  }
}

function stopOn(errors: readonly string[], file: string): void {
  if (errors.length > 0) {
    const more = errors.length > listed ? [`… and ${String(errors.length - listed)} more.`] : [];
    throw new ContractError(
      [
        `The API document ${file} has ${String(errors.length)} ${errors.length === 1 ? 'error' : 'errors'}:`,
        ...errors.slice(0, listed),
        ...more,
      ].join('\n'),
    );
  }
}
