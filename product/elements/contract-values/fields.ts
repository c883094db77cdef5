import {renderFieldList} from '@developer-docs/docusaurus-theme-openapi/node';
import {createHtmlNode, requireAttribute} from '@developer-docs/docusaurus-utils/node';
import type {Schema} from '@developer-docs/openapi';
import {createSlug} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {ElementContext, ElementDefinition} from '../context';
import {createHtmlNodes} from './entry';

export const renderSchemaProperties: ElementDefinition['render'] = (attributes, context) => {
  const reference = requireAttribute(attributes, 'of', 'SchemaProperties');
  const schema = context.contract.readSchema(reference);
  // A constraint that spans the properties, such as "exactly one of", is in the description.
  const hasOwnConstraint = schema.alternatives.length > 0 || schema.constraints.some(({kind}) => kind === 'fieldCount');
  const introduction = hasOwnConstraint ? (schema.description ?? '') : '';
  return [
    ...createHtmlNodes(context.markdown.renderBlocks(introduction)),
    renderProperties(schema, attributes.id ?? '', context, reference),
  ];
};

/**
 * Renders the properties of an object and of its alternatives, one level deep. Constants are omitted, because they only
 * distinguish the alternatives.
 */
export function renderProperties(
  schema: Schema,
  idPrefix: string,
  {markdown}: ElementContext,
  reference = schema.title ?? idPrefix,
): RootContent {
  const variants = schema.alternatives.flatMap((alternatives) => alternatives.variants);
  const properties = [
    ...schema.properties,
    ...variants.flatMap((variant) => variant.schema.properties.map((property) => ({...property, isRequired: false}))),
  ].filter((property) => property.schema.const === undefined);
  if (properties.length === 0) throw new Error(`"${reference}" isn't an object with properties.`);
  return createHtmlNode(renderFieldList(properties, (name) => createSlug(`${idPrefix} ${name}`), markdown));
}
