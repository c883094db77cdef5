import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findPageElements} from '../../contract';
import type {SdkModel} from './model';
import type {SdkDeclarations} from './declarations';
import {getEntryAnchor, getTypeAnchor, type SdkLinks} from './render-entries';

export interface SdkPagesOptions {
  readonly declarations: SdkDeclarations;
  /** Absolute path of the repository. */
  readonly root: string;
  /** Folder with the pages, relative to the repository root. */
  readonly docsFolder: string;
  /** Returns the URL of a page from its path relative to the repository root. */
  readonly getPageUrl: (page: string) => string;
}

/**
 * Finds the URL of each SDK type and error code from the pages that document them:
 *
 * - an options or functions interface (`WidgetOptions`) where a table summarizes its entries;
 * - a type that has the name of an enumeration of the HTTP API (`DesignType`) in the first section of a page that lists
 *   the values with `<EnumValues>`;
 * - any other type where `<SdkTypes>` names it.
 */
export function createSdkLinks(model: SdkModel, {root, docsFolder, getPageUrl}: SdkPagesOptions): SdkLinks {
  const errors = new Map<string, string>();
  const types = new Map<string, string>();
  const typeEntries = new Map<string, string>();
  for (const {name, attributes, page} of findPageElements(root, docsFolder, linkedElements)) {
    const {of = '', as, names = ''} = attributes;
    const url = getPageUrl(page);
    if (name === 'EnumValues') {
      const [, schema = ''] = of.split('#');
      if (model.types.get(schema)?.values.length) {
        const section = findSection(readFileSync(path.join(root, page), 'utf8'), of);
        types.set(schema, section === undefined ? url : `${url}#${section}`);
      }
    } else if (name === 'SdkErrors') {
      for (const error of model.errors.get(of) ?? []) {
        errors.set(error.name, `${url}#${getEntryAnchor(error)}`);
      }
    } else if (name === 'SdkTypes') {
      for (const type of names.split(/\s+/)) {
        typeEntries.set(type, typeEntries.get(type) ?? `${url}#${getTypeAnchor(type)}`);
      }
    } else if (as === 'summary') {
      types.set(of, `${url}#${name === 'SdkOptions' ? 'options' : 'functions'}`);
    }
  }
  return {getErrorUrl: (code) => errors.get(code), getTypeUrl: (type) => types.get(type) ?? typeEntries.get(type)};
}

/** Returns the anchor of the section that first refers to a schema, or `undefined` if no heading precedes it. */
function findSection(source: string, reference: string): string | undefined {
  const [before = ''] = source.split(`of="${reference}"`, 1);
  return [...before.matchAll(/^#{2,} .*\{#([\w-]+)\}$/gm)].at(-1)?.[1];
}

const linkedElements = ['EnumValues', 'SdkErrors', 'SdkFunctions', 'SdkOptions', 'SdkTypes'];
