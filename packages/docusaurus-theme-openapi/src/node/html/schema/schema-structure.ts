import {isDeepStrictEqual} from 'node:util';
import {markRecord} from '@developer-docs/docusaurus-utils';
import {h, join, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import {
  isOmitted,
  resolveSchema,
  type Alternatives,
  type Property,
  type Schema,
  type Variant,
} from '@developer-docs/openapi';
import {reserveId, toId} from '../../placement/ids';
import {translateToEnglish, type Translate} from '../../texts/translations';
import {fillText, renderDetails, renderLabel} from '../common/basic-elements';
import {
  renderBadges,
  renderChangeBadge,
  renderConstraints,
  renderDeprecationNote,
  renderNameLink,
  renderProperty,
  renderPropertyList,
} from '../common/property';
import type {PageContext} from '../page-context';
import {renderEnumValues} from './enum-values';
import {
  exceedsDepth,
  isLinked,
  renderChoice,
  renderDiscriminator,
  renderSchemaLink,
  renderVariantLink,
  type SchemaPosition,
} from './schema-links';
import {findSchemaLink, renderTypeLabel} from './type-label';

/** If a repeated schema has more alternatives, they link to their sections instead of being expanded again. */
const maxRepeatedAlternatives = 8;

/** Returns whether a schema without properties has more information than a type. */
const hasDetails = ({description, enumValues, constraints}: Schema): boolean =>
  description !== undefined || enumValues.length + constraints.length > 0;

/** Returns whether the items of an array, or the items of these, have more information than their type. */
function hasItemDetails(schema: Schema, context: PageContext, visited: readonly Schema[] = []): boolean {
  const {items} = resolveSchema(schema, context);
  if (items === undefined || visited.includes(items)) return false;
  return hasDetails(items) || hasItemDetails(items, context, [...visited, items]);
}

/**
 * Returns whether a schema has anything to expand: properties, tuple items, alternatives, a map with more information
 * than its type, or items with any of these.
 */
export function isExpandable(
  schema: Schema,
  position: SchemaPosition,
  context: PageContext,
  visited: readonly Schema[] = [],
): boolean {
  const resolvedSchema = resolveSchema(schema, context);
  if (visited.includes(resolvedSchema)) return false;
  const {patternProperties, prefixItems, alternatives, items} = resolvedSchema;
  const properties = selectProperties(resolvedSchema.properties, position);
  const mapValue = resolvedSchema.additionalProperties === false ? undefined : resolvedSchema.additionalProperties;
  return (
    properties.length + patternProperties.length + prefixItems.length + alternatives.length > 0 ||
    (mapValue !== undefined && (hasDetails(mapValue) || hasItemDetails(mapValue, context))) ||
    [items, mapValue].some(
      (child) => child !== undefined && isExpandable(child, position, context, [...visited, resolvedSchema]),
    )
  );
}

/**
 * Renders a schema's content: properties, alternatives, and items. Its description and constraints aren't
 * included.
 */
export function renderStructure(schema: Schema, position: SchemaPosition, context: PageContext): Content {
  const {t} = context;
  const resolvedSchema = resolveSchema(schema, context);
  const innerPosition = enterSchema(schema, position, context);
  const {patternProperties, additionalProperties, prefixItems, alternatives, items} = resolvedSchema;
  const properties = selectProperties(resolvedSchema.properties, position);
  const renderEntry = (name: string, isRequired: boolean, entry: Schema, label?: Content) =>
    renderSchemaProperty({name, isRequired, schema: entry}, innerPosition, context, label);
  const otherFields = t(properties.length === 0 ? 'schema.anyField' : 'schema.additionalFields');
  const propertyEntries = [
    ...properties.map((property) => renderEntry(property.name, property.isRequired, property.schema)),
    ...patternProperties.map(({pattern, schema: entry}) =>
      renderEntry(
        `/${pattern}/`,
        false,
        entry,
        fillText(t('schema.matchingFields'), {pattern: h('code', {}, pattern)}),
      ),
    ),
    ...(additionalProperties ? [renderEntry('*', false, additionalProperties, otherFields)] : []),
  ];
  const tupleEntries = prefixItems.map((item, index) => renderEntry(`[${index}]`, true, item));
  return [
    propertyEntries.length > 0 && renderPropertyList(propertyEntries),
    alternatives.map((group) => renderAlternatives(group, innerPosition, context)),
    tupleEntries.length > 0 && renderPropertyList(tupleEntries, 'ol'),
    items !== undefined && renderItems(items, innerPosition, context),
  ];
}

/** Selects the properties that a request or response contains. */
const selectProperties = (properties: readonly Property[], {direction}: SchemaPosition): readonly Property[] =>
  properties.filter(({schema}) => direction === undefined || !isOmitted(schema, direction));

/** Renders the content of a schema, or a link if it is recursive or too deep. */
export const renderStructureOrLink = (schema: Schema, position: SchemaPosition, context: PageContext): Content =>
  schema.ref !== undefined && isLinked(schema.ref, position, context)
    ? renderSchemaLink(schema.ref, position, context)
    : renderStructure(schema, position, context);

/** Renders what a schema excludes (`not`) as a type with its constraints. */
export const renderNot = ({not}: Schema, context: PageContext): Content =>
  not !== undefined && [
    renderLabel(fillText(context.t('schema.not'), {type: renderTypeLabel(not, context)})),
    renderConstraints(not, context.t),
  ];

/** Creates a property's ID. IDs in a repeated schema aren't reserved, because they aren't used in HTML. */
function createPropertyId(name: string, {isRepetition, idPrefix}: SchemaPosition, context: PageContext): string {
  const id = `${idPrefix}.${name}`;
  return isRepetition ? toId(id) : reserveId(id, context);
}

/**
 * Returns the position inside a schema. If the schema has a section elsewhere on the page, everything inside
 * repeats that section.
 */
function enterSchema({ref}: Schema, position: SchemaPosition, context: PageContext): SchemaPosition {
  if (ref === undefined) return position;
  if (!position.isRepetition && !position.describedSchemas.has(ref)) {
    position.describedSchemas.set(ref, position.idPrefix);
  }
  const inner = {...position, ancestors: [...position.ancestors, ref]};
  const {sectionId} = findSchemaLink(ref, context);
  return sectionId === undefined ? inner : {...inner, idPrefix: sectionId, isRepetition: true};
}

/** Renders an array's items, with their properties on the same level. */
export function renderItems(items: Schema, position: SchemaPosition, context: PageContext): Content {
  const hidesExamples = position.isRepetition || items.enumValues.length > 0;
  return [
    renderItemDescription(items, context),
    renderConstraints(hidesExamples ? removeExamples(items) : items, context.t, {isItem: true}),
    renderEnumValues(items, position.idPrefix, context, {isSummary: position.isRepetition}),
    (isExpandable(items, position, context) || hasItemDetails(items, context)) &&
      renderStructureOrLink(items, position, context),
  ];
}

function renderItemDescription(items: Schema, context: PageContext): Content {
  const {description, ref = ''} = items;
  // The section of a named schema shows its description.
  const isDescribed =
    resolveSchema(items, context).properties.length > 0 && description === context.schemas.get(ref)?.description;
  return (
    !isDescribed &&
    description !== undefined &&
    h('p', {}, [h('b', {}, context.t('schema.eachItem')), ' ', context.markdown.renderInline(description)])
  );
}

const removeExamples = (schema: Schema): Schema => ({...schema, examples: []});

/** @param label - Text to show instead of the name. */
function renderSchemaProperty(
  {name, isRequired, schema}: Property,
  position: SchemaPosition,
  context: PageContext,
  label?: Content,
) {
  const {isRepetition} = position;
  const id = createPropertyId(name === '*' ? 'other' : name, position, context);
  const path = position.path === '' ? name : `${position.path}.${name}`;
  const linkedName = isRepetition ? h('code', {}, name) : renderNameLink(id, name);
  return renderProperty(
    {
      attributes: isRepetition ? {} : markRecord({id, kind: 'field', name: path}),
      name: label === undefined ? linkedName : h('b', {}, label),
      type: renderTypeLabel(schema, context),
      badges: [renderBadges({...schema, isRequired}, context.t), renderChangeBadge(schema, context)],
      description: schema.description,
      deprecation: renderDeprecationNote(schema.deprecation, context),
      details: [
        renderConstraints(isRepetition ? removeExamples(schema) : schema, context.t),
        renderEnumValues(schema, id, context, {isSummary: isRepetition}),
        renderNot(schema, context),
        renderNested(schema, {...position, idPrefix: id, path, depth: position.depth + 1}, context),
      ],
    },
    context.markdown,
  );
}

/** Renders the content of a property, or a link to its schema if the maximum depth is exceeded. */
function renderNested(schema: Schema, position: SchemaPosition, context: PageContext): Content {
  const resolvedSchema = resolveSchema(schema, context);
  if (!isExpandable(schema, position, context)) {
    return resolvedSchema.items !== undefined && renderItems(resolvedSchema.items, position, context);
  }
  const {items} = resolvedSchema;
  const name = schema.ref ?? items?.ref;
  return name !== undefined && isLinked(name, position, context)
    ? [
        // The section of the schema has its own description.
        schema.ref === undefined &&
          items !== undefined &&
          items.description !== context.schemas.get(name)?.description &&
          renderItemDescription(items, context),
        renderSchemaLink(name, position, context),
      ]
    : renderDetails(summarizeStructure(resolvedSchema, position, context), renderStructure(schema, position, context));
}

/** Summarizes a schema's content: "3 fields", "2 alternatives", "4 fields of each item". */
function summarizeStructure(schema: Schema, position: SchemaPosition, context: PageContext): string {
  const items = selectProperties(schema.properties, position).length === 0 ? schema.items : undefined;
  const text = describeSize(items === undefined ? schema : resolveSchema(items, context), position, context);
  return items === undefined ? text : context.t('schema.ofEachItem', {text});
}

function describeSize({properties, alternatives: [group]}: Schema, position: SchemaPosition, {t}: PageContext): string {
  const {length} = selectProperties(properties, position);
  if (length > 0) return t('schema.fields.plurals', {count: length});
  return group === undefined ? t('content') : t('schema.alternatives.plurals', {count: group.variants.length});
}

/** Renders the alternatives. Fields that all alternatives share are listed once, before the alternatives. */
function renderAlternatives(alternatives: Alternatives, position: SchemaPosition, context: PageContext): Content {
  const {variants} = alternatives;
  const isLinkList = position.isRepetition && variants.length > maxRepeatedAlternatives;
  const sharedProperties = isLinkList ? [] : findSharedProperties(variants, position, context);
  const choice = renderChoice(
    alternatives,
    variants.map((variant) =>
      isLinkList && variant.schema.ref !== undefined
        ? renderVariantLink(variant, alternatives, context)
        : renderVariant(variant, alternatives, sharedProperties, position, context),
    ),
    context,
  );
  return sharedProperties.length === 0
    ? choice
    : [
        renderLabel(context.t('schema.sharedFields')),
        renderPropertyList(sharedProperties.map((property) => renderSchemaProperty(property, position, context))),
        choice,
      ];
}

/** Finds the properties that are the same in all alternatives, unless the alternatives are too deep to be expanded. */
function findSharedProperties(
  variants: readonly Variant[],
  position: SchemaPosition,
  context: PageContext,
): readonly Property[] {
  const innerPosition = {...position, depth: position.depth + 1};
  const isExpanded = variants.every(
    ({schema: {ref}}) => ref === undefined || !exceedsDepth(ref, innerPosition, context),
  );
  const [first, ...others] = variants.map(({schema}) =>
    selectProperties(resolveSchema(schema, context).properties, position),
  );
  return first === undefined || others.length === 0 || !isExpanded
    ? []
    : first.filter((property) =>
        others.every((properties) => properties.some((other) => isDeepStrictEqual(other, property))),
      );
}

/** Formats an alternative's title. */
function formatVariantTitle(
  {discriminatorValues, requiredProperties, schema}: Variant,
  index: number,
  t: Translate,
): string {
  if (requiredProperties.length > 0) return t('schema.with', {fields: requiredProperties.join(` ${t('and')} `)});
  return (
    schema.title ??
    schema.ref ??
    discriminatorValues[0] ??
    (schema.types.join(` ${t('or')} `) || t('schema.alternative', {number: index + 1}))
  );
}

/** @param sharedProperties - The properties that all alternatives have, which are rendered before them. */
function renderVariant(
  variant: Variant,
  {variants, discriminator}: Alternatives,
  sharedProperties: readonly Property[],
  position: SchemaPosition,
  context: PageContext,
): HtmlNode {
  const {discriminatorValues, requiredProperties, schema} = variant;
  const {t} = context;
  const index = variants.indexOf(variant);
  // The ID is the same in all languages.
  const name = discriminatorValues[0] ?? formatVariantTitle(variant, index, translateToEnglish);
  const id = createPropertyId(name, position, context);
  const title = [h('b', {}, formatVariantTitle(variant, index, t)), renderDiscriminator(variant, discriminator)];
  const ownSchema = removeProperties(resolveSchema(schema, context), sharedProperties);
  const isNested = isExpandable(ownSchema, position, context);
  const innerPosition = {...position, idPrefix: id, depth: position.depth + 1};
  const content: Content = [
    requiredProperties.length > 0
      ? renderRequiredProperties(requiredProperties, t)
      : h('p', {className: 'openapi-media'}, renderTypeLabel(schema, context)),
    schema.description !== undefined && context.markdown.renderBlocks(schema.description),
    renderConstraints(schema, t),
    renderEnumValues(schema, id, context, {isSummary: position.isRepetition}),
    renderNot(schema, context),
    !isNested && ownSchema.items !== undefined && renderItems(ownSchema.items, innerPosition, context),
    isNested &&
      (sharedProperties.length > 0
        ? renderStructure(ownSchema, enterSchema(schema, innerPosition, context), context)
        : renderStructureOrLink(schema, innerPosition, context)),
  ];
  const isShort = requiredProperties.length > 0 || !isNested;
  return h(
    'li',
    position.isRepetition ? {} : {id},
    isShort ? [h('p', {}, title), content] : renderDetails(title, content),
  );
}

function removeProperties(schema: Schema, removed: readonly Property[]): Schema {
  const removedNames = new Set(removed.map(({name}) => name));
  return {...schema, properties: schema.properties.filter(({name}) => !removedNames.has(name))};
}

/** Renders the properties that an alternative requires, which is all that it consists of. */
function renderRequiredProperties(names: readonly string[], t: Translate): HtmlNode {
  const fields = join(
    names.map((name) => h('code', {}, name)),
    ` ${t('and')} `,
  );
  return h('p', {}, fillText(t('schema.requires'), {fields}));
}
