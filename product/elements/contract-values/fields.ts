import {
  renderBadges,
  renderConstraints,
  renderProperty,
  renderPropertyList,
  renderTypeLabel,
  renderValueList,
  translateToEnglish as t,
} from '@developer-docs/docusaurus-theme-openapi/node';
import {markRecord} from '@developer-docs/docusaurus-utils';
import {toMarkdownNode, h, requireAttribute} from '@developer-docs/docusaurus-utils/node';
import type {Property, Schema} from '@developer-docs/openapi';
import {createSlug} from '@developer-docs/utils';
import type {Element} from 'hast';
import type {RootContent} from 'mdast';
import type {ElementContext, ElementDefinition} from '../context';
import {toMarkdownNodes} from './entry';

export const renderSchemaProperties: ElementDefinition['render'] = (attributes, context) => {
  const reference = requireAttribute(attributes, 'of', 'SchemaProperties');
  const schema = context.contract.readSchema(reference);
  // A constraint that spans the properties, such as "exactly one of", is in the description.
  const hasOwnConstraint = schema.alternatives.length > 0 || schema.constraints.some(({kind}) => kind === 'fieldCount');
  const introduction = hasOwnConstraint ? (schema.description ?? '') : '';
  return [
    ...toMarkdownNodes(context.markdown.renderBlocks(introduction)),
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
  context: ElementContext,
  reference = schema.title ?? idPrefix,
): RootContent {
  const variants = schema.alternatives.flatMap((alternatives) => alternatives.variants);
  const properties = [
    ...schema.properties,
    ...variants.flatMap((variant) => variant.schema.properties.map((property) => ({...property, isRequired: false}))),
  ].filter((property) => property.schema.const === undefined);
  if (properties.length === 0) throw new Error(`"${reference}" isn't an object with properties.`);
  const entries = properties.map((property) =>
    renderField(property, createSlug(`${idPrefix} ${property.name}`), context),
  );
  return toMarkdownNode(renderPropertyList(entries));
}

/** Renders a property without those in it. Patterns are left out, because the descriptions explain them. */
function renderField({name, isRequired, schema}: Property, id: string, {markdown}: ElementContext): Element {
  const {items, description} = schema;
  return renderProperty(
    {
      attributes: markRecord({id, kind: 'field', name}),
      name: h('code', {}, name),
      type: renderTypeLabel(schema, {schemas: new Map(), t, links: {schemas: new Map()}}),
      badges: renderBadges({...schema, isRequired}, t),
      description,
      details: [
        renderConstraints(removePattern(schema), t),
        renderValueList(schema, t),
        items !== undefined &&
          items.properties.length === 0 &&
          renderConstraints({...removePattern(items), examples: []}, t, {isItem: true}),
      ],
    },
    markdown,
  );
}

const removePattern = (schema: Schema): Schema => ({
  ...schema,
  constraints: schema.constraints.filter(({kind}) => kind !== 'pattern'),
});
