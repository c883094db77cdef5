import type {Field, Schema} from '../../../contract/openapi/model/types';
import {renderChoice} from './choices';
import {flatten, h, isNested, plainId, structure, uniqueId, type Content, type Node, type PageContext} from './context';
import {facts, flags, nameLink, renderEntry, renderFold} from './facts';
import {schemaName, typeLabel} from './type-label';
import {renderValues} from './values';

/** Where a schema stands on its page. */
export interface Place {
  /** Id of what contains it; ids of fields begin with it. */
  readonly base: string;
  /** Path of the fields inside the body, for the search: `brand.colors`. */
  readonly path: string;
  /** How many levels stand above. */
  readonly level: number;
  /** Named schemas that are open above; one of them again is recursion. */
  readonly open: readonly string[];
  /**
   * Whether the fields have their place elsewhere on the page, in the section of their schema. A copy is no entry of its own:
   * it has no ids and is no record of the search.
   */
  readonly isCopy: boolean;
}

/**
 * The place of a body or of the section of a schema.
 *
 * @param open - The schema whose own section it is.
 */
export const topPlace = (base: string, open: readonly string[] = []): Place => ({
  base,
  path: '',
  level: 0,
  open,
  isCopy: false,
});

/** Everything inside a schema: fields, alternatives, items. Its own description and constraints stand outside. */
export function renderStructure(schema: Schema, place: Place, context: PageContext): Node[] {
  const found = structure(schema, context);
  const inside = enter(schema, place, context);
  const {items, otherFields} = found;
  const pattern = ({pattern: text, schema: field}: (typeof found.patternFields)[number]) =>
    renderField({name: `/${text}/`, required: false, schema: field}, inside, context, 'Fields whose name matches');
  const other = (field: Schema) =>
    renderField(
      {name: '*', required: false, schema: field},
      inside,
      context,
      found.fields.length === 0 ? 'Any name' : 'Further fields, with any name',
    );
  const list = [
    ...found.fields.map((field) => renderField(field, inside, context)),
    ...found.patternFields.map(pattern),
    ...(typeof otherFields === 'object' ? [other(otherFields)] : []),
  ];
  const tuple = found.tuple.map((item, index) =>
    renderField({name: `[${index}]`, required: true, schema: item}, inside, context),
  );
  return flatten([
    list.length > 0 && h('ul', {className: 'ref-fields'}, list),
    found.choices.map((choice) => renderChoice(choice, inside, context)),
    tuple.length > 0 && h('ol', {className: 'ref-fields'}, tuple),
    items !== undefined && renderItems(items, inside, context),
  ]);
}

/** The place inside a schema: a named one that has its own section elsewhere on the page is a copy from here on. */
function enter({ref}: Schema, place: Place, {sectionId}: PageContext): Place {
  if (ref === undefined) {
    return place;
  }
  const open = [...place.open, ref];
  const section = sectionId(ref);
  return section === undefined ? {...place, open} : {...place, open, base: section, isCopy: true};
}

/** The items of a list stand for the list: their fields follow directly. */
function renderItems(items: Schema, place: Place, context: PageContext): Content {
  const found = structure(items, context);
  const own: Content = [
    found.fields.length === 0 &&
      items.description !== undefined &&
      h('p', {}, [h('b', {}, 'Each item: '), context.markdown.phrase(items.description)]),
    facts(place.isCopy || items.values.length > 0 ? withoutExamples(items) : items, ' of an item'),
    renderValues(items, place.base, context, place.isCopy),
  ];
  return [own, isNested(items, context) && renderWithin(items, place, context)];
}

/** Examples of a copy stand in the section of its schema; an item of which all values are listed needs none. */
const withoutExamples = (schema: Schema): Schema => ({...schema, examples: []});

/** One field with everything that is said about it. */
function renderField({name, required, schema}: Field, place: Place, context: PageContext, label?: string): Node {
  const wanted = `${place.base}.${name === '*' ? 'other' : name}`;
  const id = place.isCopy ? plainId(wanted) : uniqueId(wanted, context);
  const path = place.path === '' ? name : `${place.path}.${name}`;
  const entry = {id, 'data-record': 'field', 'data-record-name': path};
  return renderEntry(
    place.isCopy ? {} : entry,
    [
      label === undefined ? renderName(id, name, place) : h('b', {}, label),
      ' ',
      h('span', {}, typeLabel(schema, context)),
      flags(schema, required),
    ],
    [
      schema.description !== undefined && context.markdown.blocks(schema.description),
      facts(place.isCopy ? withoutExamples(schema) : schema),
      renderValues(schema, id, context, place.isCopy),
      renderNot(schema, context),
      renderNested(schema, {...place, base: id, path, level: place.level + 1}, context),
    ],
  );
}

const renderName = (id: string, name: string, {isCopy}: Place): Node =>
  isCopy ? h('code', {}, name) : nameLink(id, name);

/** What a schema refuses, in the words of a type and its constraints. */
export function renderNot({not}: Schema, context: PageContext): Content {
  return not !== undefined && [h('p', {className: 'ref-label'}, ['Not: ', typeLabel(not, context)]), facts(not)];
}

/** What a field contains: in place as far as the page opens schemas, then as a link. */
function renderNested(schema: Schema, place: Place, context: PageContext): Content {
  const found = structure(schema, context);
  if (!isNested(schema, context)) {
    return found.items !== undefined && renderItems(found.items, place, context);
  }
  const name = schema.ref ?? found.items?.ref;
  if (name !== undefined && isElsewhere(name, place, context)) {
    return elsewhere(name, place, context);
  }
  return renderFold(summaryOf(found, context), renderStructure(schema, place, context));
}

/** The structure of a schema, or a link where it is open above or too deep. */
export function renderWithin(schema: Schema, place: Place, context: PageContext): Content {
  return schema.ref !== undefined && isElsewhere(schema.ref, place, context)
    ? elsewhere(schema.ref, place, context)
    : renderStructure(schema, place, context);
}

function isElsewhere(name: string, {open, level}: Place, {depth, schemaUrl}: PageContext): boolean {
  return open.includes(name) || (level > depth && schemaUrl(name) !== undefined);
}

function elsewhere(name: string, {open}: Place, context: PageContext): Node {
  const words = open.includes(name) ? 'The same fields again: ' : 'Fields: see ';
  return h('p', {className: 'ref-more'}, [words, schemaName(name, context), '.']);
}

/** "3 fields", "2 alternatives", "4 fields of each item". */
function summaryOf(found: Schema, context: PageContext): string {
  const items = found.fields.length === 0 ? found.items : undefined;
  const inner = items === undefined ? found : structure(items, context);
  const of = items === undefined ? '' : ' of each item';
  const [choice] = inner.choices;
  const {length} = inner.fields;
  if (length > 0) {
    return `${length} ${length === 1 ? 'field' : 'fields'}${of}`;
  }
  return choice === undefined ? `Content${of}` : `${choice.variants.length} alternatives${of}`;
}
