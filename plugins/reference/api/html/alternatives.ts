import {
  renderConstraints,
  renderDetails,
  renderEnumValues,
  renderSchemaName,
  renderTypeLabel,
  type Alternatives,
  type Variant,
} from '../../../contract';
import {h, join, type Content, type HtmlNode} from '../../../shared';
import type {PageContext} from './page-context';
import {hasNestedContent, positionId, renderNot, renderStructureOrLink, type SchemaPosition} from './schema-structure';

/** A repetition with more alternatives links to their sections instead of repeating them. */
const maxRepeatedAlternatives = 8;

/** Renders how many of the alternatives must be valid, the discriminator, and each alternative. */
export function renderAlternatives(
  alternatives: Alternatives,
  position: SchemaPosition,
  context: PageContext,
): HtmlNode {
  const {kind, discriminator, variants} = alternatives;
  const isLinkList = position.isRepetition && variants.length > maxRepeatedAlternatives;
  return h('div', {className: 'ref-choice'}, [
    h('p', {className: 'ref-label'}, [
      kind === 'oneOf' ? 'Exactly one of these' : 'One or more of these',
      discriminator !== undefined && [', told apart by ', h('code', {}, discriminator)],
    ]),
    h(
      'ul',
      {className: 'ref-variants'},
      variants.map((variant) =>
        isLinkList && variant.schema.ref !== undefined
          ? h('li', {}, [renderSchemaName(variant.schema.ref, context), renderDiscriminator(variant, discriminator)])
          : renderVariant(variant, discriminator, position, context),
      ),
    ),
  ]);
}

/** ` type: title` */
function renderDiscriminator({discriminatorValues}: Variant, discriminator: string | undefined): Content {
  return (
    discriminator !== undefined &&
    discriminatorValues.length > 0 && [' ', h('code', {}, `${discriminator}: ${discriminatorValues.join(' | ')}`)]
  );
}

function renderVariant(
  variant: Variant,
  discriminator: string | undefined,
  position: SchemaPosition,
  context: PageContext,
): HtmlNode {
  const {label, discriminatorValues, requiredProperties, schema} = variant;
  const id = positionId(discriminatorValues[0] ?? label, position, context);
  const title = [h('b', {}, label), renderDiscriminator(variant, discriminator)];
  const isNested = hasNestedContent(schema, context);
  const names = requiredProperties.map((name) => h('code', {}, name));
  const content: Content = [
    names.length > 0
      ? h('p', {}, ['Has ', join(names, ' and '), '.'])
      : h('p', {className: 'ref-media'}, renderTypeLabel(schema, context)),
    schema.description !== undefined && context.markdown.blocks(schema.description),
    renderConstraints(schema),
    renderEnumValues(schema, id, context, position.isRepetition),
    renderNot(schema, context),
    isNested && renderStructureOrLink(schema, {...position, idPrefix: id, depth: position.depth + 1}, context),
  ];
  const isShort = requiredProperties.length > 0 || !isNested;
  return h(
    'li',
    position.isRepetition ? {} : {id},
    isShort ? [h('p', {}, title), content] : renderDetails(title, content),
  );
}
