import type {Choice, Variant} from '../../../contract/openapi/model/types';
import {flatten, h, isNested, plainId, uniqueId, type Content, type Node, type PageContext} from './context';
import {facts, renderFold} from './facts';
import {renderNot, renderWithin, type Place} from './fields';
import {schemaName, typeLabel} from './type-label';
import {renderValues} from './values';

/** A copy of more alternatives than this lists them as links to their sections. */
const openedAlternatives = 8;

/** Alternatives: how many of them hold and what tells them apart, then each. */
export function renderChoice({kind, property, variants}: Choice, place: Place, context: PageContext): Node {
  return h('div', {className: 'ref-choice'}, [
    h('p', {className: 'ref-label'}, [
      kind === 'one' ? 'Exactly one of these' : 'One or more of these',
      property !== undefined && [', told apart by ', h('code', {}, property)],
    ]),
    h(
      'ul',
      {className: 'ref-variants'},
      variants.map((variant) =>
        place.isCopy && variants.length > openedAlternatives && variant.schema.ref !== undefined
          ? h('li', {}, [schemaName(variant.schema.ref, context), ...valuesOf(variant, property)])
          : renderVariant(variant, property, place, context),
      ),
    ),
  ]);
}

/** ` type: title`: how a variant is recognized. */
const valuesOf = ({values}: Variant, property: string | undefined): Content[] =>
  property === undefined || values.length === 0 ? [] : [' ', h('code', {}, `${property}: ${values.join(' | ')}`)];

function renderVariant(variant: Variant, property: string | undefined, place: Place, context: PageContext): Node {
  const {label, values, requires, schema} = variant;
  const wanted = `${place.base}.${values[0] ?? label}`;
  const id = place.isCopy ? plainId(wanted) : uniqueId(wanted, context);
  const title = [h('b', {}, label), ...valuesOf(variant, property)];
  const body = flatten([
    requires.length > 0
      ? h('p', {}, ['Has ', requires.map((name, index): Content => [index > 0 && ' and ', h('code', {}, name)]), '.'])
      : h('p', {className: 'ref-media'}, typeLabel(schema, context)),
    schema.description !== undefined && context.markdown.blocks(schema.description),
    facts(schema),
    renderValues(schema, id, context, place.isCopy),
    renderNot(schema, context),
    isNested(schema, context) && renderWithin(schema, {...place, base: id, level: place.level + 1}, context),
  ]);
  const isShort = requires.length > 0 || !isNested(schema, context);
  return h('li', place.isCopy ? {} : {id}, [isShort ? [h('p', {}, title), body] : renderFold(title, body)]);
}
