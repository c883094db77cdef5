import {MarkdownRenderer} from '@developer-docs/docusaurus-theme-openapi/node';
import {requireAttribute, type StringAttributes} from '@developer-docs/docusaurus-utils/node';
import {throwUnknown} from '../../contract/throw-unknown';
import type {ElementContext, ElementDefinition} from '../context';
import type {SdkGroup, SdkModel} from './model';
import {renderEntry, renderSummary, renderTypeEntry, type SdkRenderContext} from './render-entries';
import {createSdkLinks} from './sdk-pages';

const createContext = (model: SdkModel, attributes: StringAttributes, options: ElementContext): SdkRenderContext => ({
  attributes,
  // Names in code are those of the widget, some of which operations have, too.
  markdown: new MarkdownRenderer(
    (url) => (url.startsWith('#') ? url : options.resolveUrl(url)),
    () => undefined,
  ),
  links: createSdkLinks(model, options),
});

const splitNames = (names: string) => names.match(/\S+/g) ?? [];

/** Renders the members or values of types. */
export const renderSdkTypes: ElementDefinition['render'] = (attributes, context) => {
  const model = context.declarations.readModel();
  const sdkContext = createContext(model, attributes, context);
  return splitNames(requireAttribute(attributes, 'names', 'SdkTypes'))
    .map((name) => model.types.get(name) ?? throwUnknown('The SDK declarations have no type', name, model.types.keys()))
    .flatMap((type) => renderTypeEntry(type, sdkContext));
};

/**
 * Creates a function that renders an entry for each option, function, event, or error of an interface, or a summary.
 */
export const renderSdkEntries =
  (group: SdkGroup): ElementDefinition['render'] =>
  (attributes, context) => {
    const model = context.declarations.readModel();
    const {of = '', only} = attributes;
    const allEntries =
      model[group].get(of) ?? throwUnknown(`The SDK declarations have no ${group} interface`, of, model[group].keys());
    const byName = new Map(allEntries.map((entry) => [entry.name, entry]));
    const entries =
      only === undefined
        ? allEntries
        : splitNames(only).map((name) => byName.get(name) ?? throwUnknown(`${of} has no entry`, name, byName.keys()));
    const sdkContext = createContext(model, attributes, context);
    return attributes.as === 'summary'
      ? renderSummary(entries, sdkContext)
      : entries.flatMap((entry) => renderEntry(entry, sdkContext));
  };
