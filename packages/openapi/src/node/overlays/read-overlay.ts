import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError, arrayAt, isObject, toFragment, type JsonObject} from '@developer-docs/utils';
import {suggestFile} from '@developer-docs/utils/node';
import {createConfig, lintDocument, Source, type Document} from '@redocly/openapi-core';
import {parseDocumentText} from '../parsing/parse-document.js';
import {FileResolver} from '../parsing/resolver.js';
import {formatPlace, getRelativePath, toProblem} from '../problems.js';
import {isJsonPath} from './json-path.js';

/** An action of an overlay. One without `update`, `copy`, and `remove` changes nothing. */
export interface OverlayAction {
  /** JSONPath expression (RFC 9535). */
  readonly target: string;
  readonly update?: unknown;
  /** JSONPath expression for one value. */
  readonly copy?: string;
  readonly remove?: boolean;
  /** The digest of the text that a translation was made from. */
  readonly 'x-original'?: string;
  /** The text that a translation should be made from, if it has changed since. */
  readonly 'x-outdated'?: string;
}

/** A file in the format of the Overlay Specification 1.0 or 1.1. */
export interface Overlay {
  /** Absolute path of the file. */
  readonly file: string;
  readonly content: JsonObject;
  readonly actions: readonly OverlayAction[];
  /** Returns the position of a value in the file: `texts.overlay.yaml:12:5 (#/actions/2/target)`. */
  readonly locate: (...tokens: readonly (string | number)[]) => string;
}

/**
 * Reads an overlay.
 *
 * @param file - Absolute path of the file.
 * @param root - Folder that its path in messages is relative to.
 * @param transform - Transforms the text before it's parsed.
 * @throws ExplainedError if it can't be found or parsed, or isn't an overlay in a supported version.
 */
export async function readOverlay(
  file: string,
  root: string,
  transform: (text: string) => string = (text) => text,
): Promise<Overlay> {
  const name = getRelativePath(file, root);
  if (!existsSync(file) || !statSync(file).isFile()) {
    const problem = existsSync(file) ? "isn't a file" : "doesn't exist";
    throw new ExplainedError(`The overlay ${name} ${problem}. Correct the path in "overlays".${suggestFile(file)}`);
  }
  const text = transform(readFileSync(file, 'utf8'));
  const content = parseDocumentText(text, name, {keepsNumbers: true});
  if (!isObject(content) || content.overlay === undefined) {
    throw new ExplainedError(
      `${name} isn't an overlay: it has no "overlay" version. Correct the path, or begin the file with "overlay: 1.1.0".`,
    );
  }
  const source = new Source(file, text);
  const overlay: Overlay = {
    file,
    content,
    actions: arrayAt(content, 'actions') as readonly OverlayAction[],
    locate: (...tokens) => formatPlace({source, pointer: `#${toFragment(...tokens)}`, reportOnKey: false}, root),
  };
  const version = content.overlay;
  if (typeof version !== 'string' || !/^1\.[01]\.\d+$/.test(version)) {
    throw new ExplainedError(
      `${overlay.locate('overlay')}: Overlay ${JSON.stringify(version)} isn't supported. Set the version to "1.0.0" or "1.1.0".`,
    );
  }
  // The types of the members are correct in a valid structure.
  const structureProblems = await findStructureProblems({source, parsed: content}, root);
  const problems = structureProblems.length > 0 ? structureProblems : [...findActionProblems(overlay)];
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));
  return overlay;
}

/** Compares an overlay with the specification's schema. */
async function findStructureProblems(document: Document, root: string): Promise<string[]> {
  const problems = await lintDocument({
    document,
    // References in overlays have no meaning, and must not load other files.
    externalRefResolver: new FileResolver({file: document.source.absoluteRef, root}, 'lint'),
    config: await createConfig({rules: {struct: 'error'}}),
  });
  return problems.map((problem) => toProblem(problem, root).message);
}

/** Finds problems that the specification's schema doesn't describe. */
function* findActionProblems(overlay: Overlay): Generator<string> {
  if (overlay.actions.length === 0) {
    yield `${overlay.locate('actions')}: "actions" must be a list of at least one action. Add one.`;
  }
  for (const [index, action] of overlay.actions.entries()) {
    for (const key of ['target', 'copy'] as const) {
      const expression = action[key];
      if (expression === undefined || isJsonPath(expression)) continue;
      yield `${overlay.locate('actions', index, key)}: ${JSON.stringify(expression)} isn't a JSONPath (RFC 9535). Correct it: it begins with "$", and names with other characters than letters, digits, and "_" are in brackets and quotes: $.paths['/pets'].get.`;
    }
  }
}

/**
 * Warns about an overlay that names another document in `extends`.
 *
 * @param file - Absolute path of the document.
 * @param url - The URL that it was downloaded from.
 */
export function checkExtends(overlay: Overlay, file: string, url: string | undefined): string[] {
  const reference = overlay.content.extends;
  if (typeof reference !== 'string') return [];
  if (isReferenceTo(reference, file, url, overlay)) return [];
  const name = getRelativePath(file, path.dirname(overlay.file));
  return [
    `${overlay.locate('extends')}: the overlay is for ${JSON.stringify(reference)}, not for ${url ?? name}. Correct "extends", or remove the overlay from this document's "overlays".`,
  ];
}

function isReferenceTo(reference: string, file: string, url: string | undefined, overlay: Overlay): boolean {
  if (!URL.canParse(reference)) {
    const target = path.resolve(path.dirname(overlay.file), reference);
    return existsSync(target) && realpathSync(target) === realpathSync(file);
  }
  // A copy of the document can have another URL, but not another name.
  return url === undefined
    ? path.posix.basename(new URL(reference).pathname) === path.basename(file)
    : url === reference;
}
