import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createElementFinder} from '@developer-docs/docusaurus-utils/node';
import {createSlug} from '@developer-docs/utils';
import {listFiles} from '@developer-docs/utils/node';
import type {ElementContext} from '../context';
import type {SdkEntry, SdkModel} from './model';

/** Resolves names in entries to URLs. */
export type SdkLinks = ReturnType<typeof createSdkLinks>;

/** Returns the ID of an entry: `option-theme`, `function-generate`, `event-ready`, `error-load-timeout`. */
export const getEntryAnchor = ({kind, name}: Pick<SdkEntry, 'kind' | 'name'>): string =>
  createSlug(`${kind === 'code' ? 'error' : kind} ${name}`);

/** Returns the ID of a type's entry. */
export const getTypeAnchor = (name: string): string => createSlug(`type ${name}`);

/**
 * Finds the URL of each SDK type and error code from the pages that document them:
 *
 * - an options or functions interface (`WidgetOptions`) where a table summarizes its entries;
 * - an enumeration that the HTTP API also has (`DesignType`) in the section that describes the schema;
 * - any other type where `<SdkTypes>` names it.
 */
export function createSdkLinks(
  model: SdkModel,
  {root, getPageUrl, schemaPages}: Pick<ElementContext, 'root' | 'getPageUrl' | 'schemaPages'>,
) {
  const errors = new Map<string, string>();
  const types = new Map<string, string>();
  const typeEntries = new Map<string, string>();
  for (const {name, attributes, page} of findSdkElements(root)) {
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
  const getEnumUrl = (type: string) => {
    const page = model.types.get(type)?.values.length ? schemaPages[type] : undefined;
    return page && getPageUrl(page);
  };
  return {
    /** Returns the URL of an error code's entry; `undefined` if no page has one. */
    getErrorUrl: (code: string) => errors.get(code),
    /** Returns the URL of a type's entry; `undefined` if no page has one. */
    getTypeUrl: (type: string) => types.get(type) ?? getEnumUrl(type) ?? typeEntries.get(type),
  };
}

const findElements = createElementFinder(['SdkErrors', 'SdkFunctions', 'SdkOptions', 'SdkTypes']);

/** Finds the elements that link targets belong to in the sources of all pages, with the page's path. */
const findSdkElements = (root: string) =>
  listFiles(path.join(root, 'docs'))
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const page = path.relative(root, file).replaceAll('\\', '/');
      return findElements(readFileSync(file, 'utf8')).map((element) => ({...element, page}));
    });
