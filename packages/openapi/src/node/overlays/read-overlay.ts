import {existsSync, readFileSync, statSync} from 'node:fs';
import {
  arrayAt,
  didYouMean,
  getErrorMessage,
  isObject,
  stringAt,
  toFragment,
  type JsonObject,
} from '@developer-docs/utils';
import {parseYaml, suggestFile} from '@developer-docs/utils/node';
import type {Source} from '@redocly/openapi-core';
import {restoreNumbers} from '../parsing/exact-numbers.js';
import {parseDocumentText} from '../parsing/parse-document.js';
import {rejectOtherContent} from '../parsing/resolver.js';
import {formatPlace, getFileName, OpenApiError} from '../problems.js';
import {redocly} from '../redocly.js';
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
export class Overlay {
  readonly actions: readonly OverlayAction[];
  /** Whether it's in version 1.0, which can't update strings, numbers, and other values without members. */
  readonly isVersion10: boolean;
  private readonly source: Source;

  /**
   * @param file - Absolute path of the file.
   * @param root - Folder that its path in messages is relative to.
   */
  constructor(
    readonly file: string,
    private readonly root: string,
    text: string,
    readonly content: JsonObject,
  ) {
    this.source = new redocly.Source(file, text);
    this.isVersion10 = String(content.overlay).startsWith('1.0.');
    this.actions = arrayAt(content, 'actions') as readonly OverlayAction[];
  }

  /** Returns the position of a value in the file: `texts.overlay.yaml:12:5 (#/actions/2/target)`. */
  locate(...tokens: readonly (string | number)[]): string {
    const pointer = `#${toFragment(...tokens)}`;
    return formatPlace({source: this.source, pointer: pointer === '#' ? '#/' : pointer, reportOnKey: false}, this.root);
  }
}

/**
 * Reads an overlay.
 *
 * @param file - Absolute path of the file.
 * @param root - Folder that its path in messages is relative to.
 * @param transform - Transforms the text before it's parsed.
 * @throws OpenApiError if it can't be found or parsed, or isn't an overlay in a supported version.
 */
export function readOverlay(file: string, root: string, transform: (text: string) => string = (text) => text): Overlay {
  const name = getFileName(file, root);
  if (!existsSync(file) || !statSync(file).isFile()) {
    const problem = existsSync(file) ? "isn't a file" : "doesn't exist";
    throw new OpenApiError(`The overlay ${name} ${problem}. Correct the path in "overlays".${suggestFile(file)}`);
  }
  const text = transform(readFileSync(file, 'utf8'));
  rejectOtherContent(text, name);
  const content = parseOverlay(text, name);
  if (!isObject(content) || content.overlay === undefined) {
    throw new OpenApiError(
      `${name} isn't an overlay: it has no "overlay" version. Correct the path, or begin the file with "overlay: 1.1.0".`,
    );
  }
  const overlay = new Overlay(file, root, text, content);
  const version = content.overlay;
  if (typeof version !== 'string' || !/^1\.[01]\.\d+$/.test(version)) {
    throw new OpenApiError(
      `${overlay.locate('overlay')}: Overlay ${JSON.stringify(version)} isn't supported. Set the version to "1.0.0" or "1.1.0".`,
    );
  }
  const problems = [...findProblems(overlay)];
  if (problems.length > 0) throw new OpenApiError(problems.join('\n'));
  return overlay;
}

function parseOverlay(text: string, name: string): unknown {
  try {
    const content = parseDocumentText(text);
    restoreNumbers(content, text);
    // It throws if a YAML alias contains itself.
    JSON.stringify(content);
    return content;
  } catch (error) {
    if (error instanceof TypeError) {
      throw new OpenApiError(`${name}: a YAML alias contains itself. Write the value out.`);
    }
    try {
      parseYaml(text, name);
    } catch (explained) {
      throw new OpenApiError(getErrorMessage(explained));
    }
    throw new OpenApiError(`${name}: the file isn't valid YAML: ${getErrorMessage(error).split('\n')[0] ?? ''}`);
  }
}

/** Compares an overlay with the specification's schema. */
function* findProblems(overlay: Overlay): Generator<string> {
  const {content, isVersion10} = overlay;
  const findUnknownKeys = (object: JsonObject, keys: readonly string[], ...place: readonly (string | number)[]) =>
    Object.keys(object)
      .filter((key) => !keys.includes(key) && !key.startsWith('x-'))
      .map(
        (key) =>
          `${overlay.locate(...place, key)}: overlays have no "${key}" here.${didYouMean(key, keys)} Use ${keys.join(', ')}, or a name that begins with "x-".`,
      );
  const findNonStrings = (object: JsonObject, keys: readonly string[], ...place: readonly (string | number)[]) =>
    keys
      .filter((key) => object[key] !== undefined && typeof object[key] !== 'string')
      .map((key) => `${overlay.locate(...place, key)}: "${key}" must be a string. Correct it.`);
  yield* findUnknownKeys(content, ['overlay', 'info', 'extends', 'actions']);
  if (!isObject(content.info)) {
    yield `${overlay.locate()}: "info" is missing. Add {title: …, version: '1'}.`;
  } else {
    yield* findUnknownKeys(content.info, ['title', 'version', 'description'], 'info');
    for (const key of ['title', 'version']) {
      if (stringAt(content.info, key) !== undefined) continue;
      yield `${overlay.locate('info')}: "${key}" must be a string. Add it, or put it in quotes.`;
    }
    yield* findNonStrings(content.info, ['description'], 'info');
  }
  yield* findNonStrings(content, ['extends']);
  const {actions} = content;
  if (!Array.isArray(actions) || actions.length === 0) {
    yield `${overlay.locate(...(actions === undefined ? [] : ['actions']))}: "actions" must be a list of at least one action. Add one.`;
    return;
  }
  const texts = new Map<string, number>();
  for (const [index, action] of (actions as readonly unknown[]).entries()) {
    const place = ['actions', index] as const;
    if (!isObject(action)) {
      yield `${overlay.locate(...place)}: an action must be an object. Add its "target" and "update" or "remove".`;
      continue;
    }
    const keys = ['target', 'description', 'update', 'remove', ...(isVersion10 ? [] : ['copy'])];
    if (isVersion10 && action.copy !== undefined) {
      yield `${overlay.locate(...place, 'copy')}: Overlay 1.0 has no "copy". Set "overlay" to "1.1.0".`;
    } else {
      yield* findUnknownKeys(action, keys, ...place);
    }
    yield* findNonStrings(action, ['description', 'copy'], ...place);
    if (action.remove !== undefined && typeof action.remove !== 'boolean') {
      yield `${overlay.locate(...place, 'remove')}: "remove" must be true or false. Correct it.`;
    }
    if (action.update !== undefined && action.copy !== undefined && action.remove !== true) {
      yield `${overlay.locate(...place)}: an action with "update" and "copy" changes nothing. Remove one of them, or split the action.`;
    }
    if (stringAt(action, 'target') === undefined) {
      yield `${overlay.locate(...place)}: "target" must be a JSONPath, such as "$.info". Add it.`;
    }
    for (const key of ['target', 'copy']) {
      const expression = stringAt(action, key);
      if (expression === undefined || isJsonPath(expression)) continue;
      yield `${overlay.locate(...place, key)}: ${JSON.stringify(expression)} isn't a JSONPath (RFC 9535). Correct it: it begins with "$", and names with other characters than letters, digits, and "_" are in brackets and quotes: $.paths['/pets'].get.`;
    }
    const text = JSON.stringify(action);
    const first = texts.get(text);
    if (first !== undefined) {
      yield `${overlay.locate(...place)}: the action is the same as #/actions/${first}. Remove it.`;
    } else {
      texts.set(text, index);
    }
  }
}
