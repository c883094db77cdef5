import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {isObject, toCanonicalJson, toNearestNumbers} from '@developer-docs/utils';
import {stringify} from 'yaml';
import {bundleOpenApiFile} from '../bundle.js';
import type {OpenApiFileOptions} from '../file-options.js';
import {loadOpenApiFile} from '../load.js';
import {readOverlay, type OverlayAction} from '../overlays/read-overlay.js';
import {selectOperations} from '../selection/select-operations.js';
import {isSwagger} from '../swagger/convert-swagger.js';
import {listTexts, type DocumentText} from './list-texts.js';

/** The content of an overlay with the translations of a document, and how complete they are. */
export interface TranslationUpdate {
  /** YAML, or `undefined` if the existing file doesn't change. */
  readonly content: string | undefined;
  /** The number of strings in the document. */
  readonly textCount: number;
  /** The number of strings that differ from the original, without outdated translations. */
  readonly translatedCount: number;
  /** The number of translations whose original has changed. */
  readonly outdatedCount: number;
  /** The targets of the translations whose original doesn't exist anymore. */
  readonly obsolete: readonly string[];
}

/**
 * Creates or updates an overlay with a document's strings. Existing translations stay. Those whose original has changed
 * get the new original as `x-outdated`, which translators remove.
 *
 * @param options - The document, with the overlays before the translation.
 * @param file - Absolute path of the existing overlay. It doesn't have to exist.
 * @param title - The title of a new overlay.
 * @throws ExplainedError if the document or the overlay can't be read.
 */
export async function updateTranslations(
  options: OpenApiFileOptions,
  file: string,
  title: string,
): Promise<TranslationUpdate> {
  const texts = await listSelectedTexts(options);
  const {content: existing, actions: existingActions} = existsSync(file)
    ? await readOverlay(file, options.root)
    : {content: {overlay: '1.1.0', info: {title, version: '1'}}, actions: []};
  const oldActions = new Map(existingActions.map((action) => [getKey(action.target, action.update), action]));
  const actions = texts.map((text) => {
    const key = getKey(text.target, text.createUpdate(''));
    const action = updateAction(text, oldActions.get(key));
    oldActions.delete(key);
    return action;
  });
  // Strings that were never translated are as they were in the document. Translators' own actions have no digest.
  const kept = [...oldActions.values()].filter(
    (action) => action['x-original'] !== createDigest(getText(action.update)),
  );
  const isTranslated = ({action, text}: (typeof actions)[number]) =>
    getText(action.update) !== text && action['x-outdated'] === undefined;
  const content = {...existing, actions: [...actions.map(({action}) => action), ...kept]};
  return {
    // The file keeps its comments and format if possible.
    content:
      toCanonicalJson(content) === toCanonicalJson(existing)
        ? undefined
        : stringify(toNearestNumbers(content), {lineWidth: 0, aliasDuplicateObjects: false}),
    textCount: actions.length,
    translatedCount: actions.filter(isTranslated).length,
    outdatedCount: actions.filter(({action}) => action['x-outdated'] !== undefined).length,
    obsolete: kept.filter((action) => action['x-original'] !== undefined).map(({target}) => target),
  };
}

/** Lists the texts of the operations that are selected. In Swagger 2.0, these are the texts of all operations. */
async function listSelectedTexts(options: OpenApiFileOptions): Promise<DocumentText[]> {
  const {model} = await loadOpenApiFile(options);
  const {bundle} = await bundleOpenApiFile(options);
  const texts = listTexts(bundle, model);
  if (options.selection === undefined || isSwagger(bundle)) return texts;
  const selected = selectOperations(bundle, options.selection, '');
  // The selection also moves texts, but the overlay is applied before it.
  const targets = new Set(listTexts(selected, model).map(({target}) => target));
  return texts.filter(({target}) => targets.has(target));
}

function updateAction({text, target, createUpdate}: DocumentText, old: OverlayAction | undefined) {
  const digest = createDigest(text);
  const isUntranslated = old !== undefined && createDigest(getText(old.update)) === old['x-original'];
  if (old === undefined || (isUntranslated && old['x-original'] !== digest)) {
    return {text, action: {target, update: createUpdate(text), 'x-original': digest} as OverlayAction};
  }
  const hasChanged = old['x-original'] !== undefined && old['x-original'] !== digest;
  return {text, action: {...old, 'x-original': digest, ...(hasChanged && {'x-outdated': text})} as OverlayAction};
}

/** Identifies a text by its target and by the update's shape. */
const getKey = (target: string, update: unknown): string =>
  `${target}\n${JSON.stringify(typeof update === 'string' ? '' : update, (key, value: unknown) => (key === 'x-displayName' ? '' : value)) ?? ''}`;

/** Returns the text in an update that `listTexts` creates. */
function getText(update: unknown): string {
  if (typeof update === 'string') return update;
  if (Array.isArray(update)) return getText(update[0]);
  return isObject(update) ? getText(update['x-displayName'] ?? update.tags) : '';
}

const createDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
