import {createEntryId} from '@developer-docs/utils';
import {findPageElements} from '../../contract';
import type {SdkDeclarations} from './declarations';
import type {SdkEntry, SdkModel} from './model';

/** Resolves names in entries to URLs. */
export interface SdkLinks {
  /** URL of an error code's entry; `undefined` if no page has one. */
  readonly getErrorUrl: (code: string) => string | undefined;
  /** URL of a type's entry; `undefined` if no page has one. */
  readonly getTypeUrl: (name: string) => string | undefined;
}

/** Returns the ID of an entry: `option-theme`, `function-generate`, `event-ready`, `error-load-timeout`. */
export function getEntryAnchor({kind, name}: Pick<SdkEntry, 'kind' | 'name'>): string {
  return createEntryId(kind === 'code' ? 'error' : kind, name);
}

/** Returns the ID of a type's entry. */
export function getTypeAnchor(name: string): string {
  return createEntryId('type', name);
}

export interface SdkPagesOptions {
  readonly declarations: SdkDeclarations;
  /** Absolute path of the repository. */
  readonly root: string;
  /** Folder with the pages, relative to the repository root. */
  readonly docsFolder: string;
  /** Returns the URL of a page from its path relative to the repository root. */
  readonly getPageUrl: (page: string) => string;
  /** Returns the URL of the section that describes a schema of the HTTP API, if there is one. */
  readonly getSchemaPageUrl: (schema: string) => string | undefined;
}

/**
 * Finds the URL of each SDK type and error code from the pages that document them:
 *
 * - an options or functions interface (`WidgetOptions`) where a table summarizes its entries;
 * - an enumeration that the HTTP API also has (`DesignType`) in the section that describes the schema;
 * - any other type where `<SdkTypes>` names it.
 */
export function createSdkLinks(
  model: SdkModel,
  {root, docsFolder, getPageUrl, getSchemaPageUrl}: SdkPagesOptions,
): SdkLinks {
  const errors = new Map<string, string>();
  const types = new Map<string, string>();
  const typeEntries = new Map<string, string>();
  for (const {name, attributes, page} of findPageElements(root, docsFolder, linkedElements)) {
    const {of = '', as, names = ''} = attributes;
    const url = getPageUrl(page);
    if (name === 'SdkErrors') {
      for (const error of model.errors.get(of) ?? []) errors.set(error.name, `${url}#${getEntryAnchor(error)}`);
    } else if (name === 'SdkTypes') {
      for (const type of names.split(/\s+/)) {
        typeEntries.set(type, typeEntries.get(type) ?? `${url}#${getTypeAnchor(type)}`);
      }
    } else if (as === 'summary') {
      types.set(of, `${url}#${name === 'SdkOptions' ? 'options' : 'functions'}`);
    }
  }
  const getEnumUrl = (type: string) => (model.types.get(type)?.values.length ? getSchemaPageUrl(type) : undefined);
  return {
    getErrorUrl: (code) => errors.get(code),
    getTypeUrl: (type) => types.get(type) ?? getEnumUrl(type) ?? typeEntries.get(type),
  };
}

const linkedElements = ['SdkErrors', 'SdkFunctions', 'SdkOptions', 'SdkTypes'];
