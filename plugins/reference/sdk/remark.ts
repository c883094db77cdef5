import type {Heading, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {site} from '../../../config/site';
import {addEntryImport, atPosition, need, readAttributes, type Attributes} from '../../contract/values/page-elements';
import {readSdk, sdkFolder} from '../../contract/sdk/declarations';
import type {AnyEntry, SdkModel} from '../../contract/sdk/model';
import {
  anchorOf,
  renderErrors,
  renderEvents,
  renderFunctions,
  renderOptions,
  renderSummary,
  renderTypes,
  typeAnchor,
  type Links,
} from './render';

/** Options of {@link sdkReference}. */
export interface SdkReferenceOptions {
  /** Folder of the declarations; by default the one of this repository. */
  readonly folder?: string;
}

/**
 * Turns `<SdkOptions>`, `<SdkFunctions>`, `<SdkEvents>`, `<SdkErrors>` and `<SdkTypes>` of a page into Markdown made from the
 * declarations of the widget. It runs before the plugins of Docusaurus, so that headings get their place in the table of
 * contents. README.md describes the elements.
 */
export const sdkReference: Plugin<[SdkReferenceOptions?], Root> =
  ({folder = sdkFolder} = {}) =>
  (root, file) => {
    let model: SdkModel | undefined;
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      const render = elements[node.name ?? ''];
      if (render === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      const made = atPosition(file, node, () => {
        model ??= readSdk(folder);
        return render(readAttributes(node), model);
      });
      (parent as {children: RootContent[]}).children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    if (model !== undefined) {
      addEntryImport(root);
    }
  };

type Render = (attributes: Attributes, model: SdkModel) => RootContent[];

/** What each element of a page becomes. */
export const elements: Readonly<Record<string, Render>> = {
  SdkOptions: group('SdkOptions', 'interface of options', ({options}) => options, renderOptions),
  SdkFunctions: group('SdkFunctions', 'interface of functions', ({functions}) => functions, renderFunctions),
  SdkEvents: group('SdkEvents', 'interface of events', ({events}) => events, renderEvents),
  SdkErrors: group('SdkErrors', 'interface of errors', ({errors}) => errors, renderErrors),
  SdkTypes: (attributes, {types, errors}) => {
    const names = need(attributes, 'names', 'SdkTypes').split(/\s+/);
    const wanted = names.map((name) => types.get(name) ?? unknown('type', name, types.keys()));
    return renderTypes(wanted, linksOf({types, errors}), depthOf(attributes));
  },
};

function group<Entry extends AnyEntry>(
  elementName: string,
  family: string,
  groupsOf: (model: SdkModel) => ReadonlyMap<string, readonly Entry[]>,
  render: (entries: readonly Entry[], links: Links, depth: Heading['depth']) => RootContent[],
): Render {
  return (attributes, model) => {
    const of = need(attributes, 'of', elementName);
    const groups = groupsOf(model);
    const all = groups.get(of) ?? unknown(family, of, groups.keys());
    const entries = attributes.only === undefined ? all : only(all, attributes.only.split(/\s+/));
    const links = linksOf(model);
    return attributes.as === 'summary' ? renderSummary(entries, links) : render(entries, links, depthOf(attributes));
  };
}

function only<Entry extends AnyEntry>(entries: readonly Entry[], names: readonly string[]): Entry[] {
  const known = entries.map(({name}) => name);
  return names.map((wanted) => entries.find(({name}) => name === wanted) ?? unknown('entry', wanted, known));
}

function depthOf({level = '3'}: Attributes): Heading['depth'] {
  return Number(level) as Heading['depth'];
}

function unknown(what: string, name: string, known: Iterable<string>): never {
  throw new Error(`The declarations of the widget have no ${what} "${name}". They have: ${[...known].join(', ')}.`);
}

const sdk = `/docs/${site.slug}-ui-sdk`;
const pages = {
  functions: `${sdk}/widget-functions-events`,
  superuser: `${sdk}/superuser-features/superuser-widget-functions-events`,
};

/** Types whose values the pages of the API explain, and types of superusers. All others stand with the functions. */
const homes: Readonly<Record<string, string>> = {
  DesignType: `/docs/${site.slug}-api/common/design-types`,
  Language: `/docs/${site.slug}-api/common/supported-languages`,
  ContentBlockType: `/docs/${site.slug}-api/common/content-block-types`,
  Person: `${pages.superuser}#${typeAnchor('Person')}`,
  SuperuserPanel: `${pages.superuser}#${typeAnchor('SuperuserPanel')}`,
  SuperuserOptionChanges: `${pages.superuser}#${typeAnchor('SuperuserOptionChanges')}`,
  BrandPersona: `${pages.superuser}#${typeAnchor('BrandPersona')}`,
  BrandFont: `${pages.superuser}#${typeAnchor('BrandFont')}`,
  Theme: `${sdk}/installation-config#${typeAnchor('Theme')}`,
  ThemeColors: `${sdk}/installation-config#${typeAnchor('ThemeColors')}`,
  Locale: `${sdk}/installation-config#${typeAnchor('Locale')}`,
  Display: `${sdk}/installation-config#${typeAnchor('Display')}`,
  TokenRequest: `${sdk}/authentication#${typeAnchor('TokenRequest')}`,
  UserToken: `${sdk}/authentication#${typeAnchor('UserToken')}`,
  TokenProvider: `${sdk}/authentication#${typeAnchor('TokenProvider')}`,
  TokenReason: `${sdk}/authentication#${typeAnchor('TokenReason')}`,
  WidgetOptions: `${sdk}/installation-config#options`,
  SuperuserOptions: `${sdk}/superuser-features/superuser-installation-config#options`,
  Widget: `${pages.functions}#functions`,
  SuperuserWidget: `${pages.superuser}#functions`,
};

/** Types of the widget's page of functions and events: the entries that it makes with `<SdkTypes>`. */
const describedTypes = [
  'Design',
  'Variant',
  'PlacedBlock',
  'ContentBlock',
  'DesignFile',
  'GenerateInput',
  'GenerationResult',
  'Selection',
  'OptionChanges',
  'WidgetState',
  'ProgressStep',
  'VariantAspect',
  'OutputFormat',
  'Unsubscribe',
  'AnyWidgetError',
] as const;

function linksOf({errors}: Pick<SdkModel, 'types' | 'errors'>): Links {
  const superuserCodes = new Set(errors.get('SuperuserErrorDetails')?.map(({name}) => name));
  return {
    error: (code) =>
      `${superuserCodes.has(code) ? pages.superuser : pages.functions}#${anchorOf({kind: 'code', name: code})}`,
    type: (name) =>
      homes[name] ??
      ((describedTypes as readonly string[]).includes(name) ? `${pages.functions}#${typeAnchor(name)}` : undefined),
  };
}
