import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Contract, SdkModel} from '../../contract';
import {entryAnchor, typeAnchor, type SdkLinks} from './render-entries';

export interface SdkPagesOptions {
  readonly contract: Contract;
  /** Folder of the pages, relative to the root of the repository. */
  readonly docsFolder: string;
  /** URL of a page from its path relative to the root of the repository. */
  readonly pageUrl: (page: string) => string;
}

/** An element of a page: `<SdkTypes names="Theme Locale" />`. */
interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly pageUrl: string;
}

/**
 * Finds the URL of each type and error code of the SDK from the pages that document them:
 *
 * - an option, function or error interface (`WidgetOptions`) where its entries are;
 * - any other type where `<SdkTypes>` names it;
 * - a type that has the name of an enumeration of the HTTP API (`DesignType`) where `<EnumValues>` lists the values.
 */
export function createSdkLinks(model: SdkModel, options: SdkPagesOptions): SdkLinks {
  const types = new Map<string, string>();
  const errors = new Map<string, string>();
  const elements = findElements(options);
  for (const {name, attributes, pageUrl} of elements) {
    const {of = '', as} = attributes;
    if (name === 'EnumValues') {
      const [, schema = ''] = of.split('#');
      if (model.types.get(schema)?.values.length) {
        types.set(schema, pageUrl);
      }
    } else if (name === 'SdkErrors') {
      for (const error of model.errors.get(of) ?? []) {
        errors.set(error.name, `${pageUrl}#${entryAnchor(error)}`);
      }
    } else if (name !== 'SdkTypes' && as === 'summary') {
      const section = sectionOf[name];
      if (section !== undefined) {
        types.set(of, `${pageUrl}#${section}`);
      }
    }
  }
  // Entries of their own come last: they are more specific than a page.
  for (const {attributes, pageUrl} of elements.filter(({name}) => name === 'SdkTypes')) {
    for (const typeName of (attributes['names'] ?? '').split(/\s+/)) {
      if (!types.has(typeName)) {
        types.set(typeName, `${pageUrl}#${typeAnchor(typeName)}`);
      }
    }
  }
  return {error: (code) => errors.get(code), type: (typeName) => types.get(typeName)};
}

/** The heading under which the page of an interface summarizes its entries. */
const sectionOf: Readonly<Record<string, string>> = {SdkOptions: 'options', SdkFunctions: 'functions'};

function findElements({contract, docsFolder, pageUrl}: SdkPagesOptions): PageElement[] {
  const {root} = contract.options;
  return readdirSync(path.join(root, docsFolder), {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => {
      const page = path.relative(root, file).replaceAll('\\', '/');
      const tags = readFileSync(file, 'utf8').matchAll(/<(EnumValues|Sdk[A-Z]\w*)\s([^>]*)>/g);
      return [...tags].map(([, name = '', attributes = '']) => ({
        name,
        pageUrl: pageUrl(page),
        attributes: Object.fromEntries(
          [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
        ),
      }));
    });
}
