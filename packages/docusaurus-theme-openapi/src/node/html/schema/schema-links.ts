import {h, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {Alternatives, Direction, Variant} from '@developer-docs/openapi';
import {fillText, renderLabel} from '../common/basic-elements';
import type {PageContext} from '../page-context';
import {findSchemaLink, renderSchemaName} from './type-label';

/** Position of a schema on its page. */
export interface SchemaPosition {
  /** ID of the containing element, which is the prefix of the IDs of properties. */
  readonly idPrefix: string;
  /** Path of the schema in the body, such as `brand.colors`. Search results show it. */
  readonly path: string;
  readonly depth: number;
  /** Names of the schemas that contain this one, used to detect recursion. */
  readonly ancestors: readonly string[];
  /**
   * Whether this repeats a schema that has its own section on the page. Only that section has IDs and search records.
   */
  readonly isRepetition: boolean;
  /** Whether the schema belongs to a request or a response; absent in schema sections, which both use. */
  readonly direction?: Direction;
  /** The IDs of the elements that describe the named schemas in this body or section. */
  readonly describedSchemas: Map<string, string>;
}

/**
 * Creates the position of a request body, a response body, or a schema section.
 *
 * @param ancestors - For a section, the name of its schema.
 */
export const createRootPosition = (idPrefix: string, ancestors: readonly string[] = []): SchemaPosition => ({
  idPrefix,
  path: '',
  depth: 0,
  ancestors,
  isRepetition: false,
  describedSchemas: new Map(),
});

/** Maximum number of alternatives that a schema which isn't expanded still lists as links. */
const maxListedAlternatives = 8;

/**
 * Returns whether a schema is a link: if it contains itself, is too deep, has already been described in the same body,
 * or has a page in the option `schemaPages`.
 */
export function isLinked(name: string, position: SchemaPosition, context: PageContext): boolean {
  const {pageUrl, sectionId} = findSchemaLink(name, context);
  const hasPage = pageUrl !== undefined && sectionId === undefined;
  const isDescribed = !position.isRepetition && position.describedSchemas.has(name);
  return hasPage || isDescribed || exceedsDepth(name, position, context);
}

export const exceedsDepth = (name: string, {ancestors, depth}: SchemaPosition, {maxDepth}: PageContext): boolean =>
  ancestors.includes(name) || depth > maxDepth;

export function renderSchemaLink(name: string, position: SchemaPosition, context: PageContext): HtmlNode {
  const {ancestors, describedSchemas, isRepetition} = position;
  const describedId = isRepetition || ancestors.includes(name) ? undefined : describedSchemas.get(name);
  if (describedId !== undefined) {
    const link = h('a', {href: `#${describedId}`}, name);
    return h('p', {className: 'openapi-more'}, fillText(context.t('schema.sameFields'), {schema: link}));
  }
  const {properties = [], alternatives = []} = context.schemas.get(name) ?? {};
  const {url, pageUrl} = findSchemaLink(name, context);
  const [group, ...otherGroups] = alternatives;
  // A schema that consists only of alternatives links to each of them.
  if (
    group !== undefined &&
    properties.length + otherGroups.length === 0 &&
    group.variants.length <= maxListedAlternatives &&
    group.variants.every(({schema}) => schema.ref !== undefined) &&
    !ancestors.includes(name) &&
    pageUrl === undefined
  ) {
    return renderChoice(
      group,
      group.variants.map((variant) => renderVariantLink(variant, group, context)),
      context,
    );
  }
  const place = url === undefined ? 'schema.seeDocument' : 'schema.seeFields';
  const text = context.t(ancestors.includes(name) ? 'schema.sameFields' : place);
  return h('p', {className: 'openapi-more'}, fillText(text, {schema: renderSchemaName(name, context)}));
}

/** Renders how many of the alternatives must be valid, the discriminator, and the alternatives. */
export function renderChoice(
  {kind, discriminator}: Alternatives,
  items: readonly HtmlNode[],
  {t}: PageContext,
): HtmlNode {
  const title = t(kind === 'oneOf' ? 'schema.oneOf' : 'schema.anyOf');
  return h('div', {className: 'openapi-choice'}, [
    renderLabel(
      discriminator === undefined
        ? title
        : fillText(t('schema.dependingOn'), {text: title, field: h('code', {}, discriminator)}),
    ),
    h('ul', {className: 'openapi-variants'}, items),
  ]);
}

export function renderVariantLink(variant: Variant, {discriminator}: Alternatives, context: PageContext): HtmlNode {
  const name = variant.schema.ref ?? '';
  return h('li', {}, [renderSchemaName(name, context), renderDiscriminator(variant, discriminator)]);
}

/** Renders a discriminator's values: ` type: title`. */
export const renderDiscriminator = ({discriminatorValues}: Variant, discriminator: string | undefined): Content =>
  discriminator !== undefined &&
  discriminatorValues.length > 0 && [' ', h('code', {}, `${discriminator}: ${discriminatorValues.join(' | ')}`)];
