import type {Choice, Field, Schema} from '../model/types';
import {flatten, h, isNested, structure, uniqueId, type Content, type Node, type PageContext} from './context';
import {schemaName, typeLabel} from './type-label';
import {renderValues, shown} from './values';

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
  /** Whether the entries are records of the search; copies of a schema that has its own section are not. */
  readonly records: boolean;
}

/** The place of a body or schema section. */
export const topPlace = (
  base: string,
  {records = true, open = []}: {records?: boolean; open?: readonly string[]} = {},
): Place => ({
  base,
  path: '',
  level: 0,
  open,
  records,
});

/** Everything inside a schema: fields, alternatives, items. Its own description and constraints stand outside. */
export function renderStructure(schema: Schema, place: Place, context: PageContext): Node[] {
  const found = structure(schema, context);
  const inside = {...place, open: [...place.open, ...(schema.ref === undefined ? [] : [schema.ref])]};
  const {items, otherFields} = found;
  return flatten([
    found.fields.length > 0 &&
      h(
        'ul',
        {className: 'ref-fields'},
        found.fields.map((field) => renderField(field, inside, context)),
      ),
    found.patternFields.map(({pattern, schema: field}) =>
      h('ul', {className: 'ref-fields'}, [
        renderField(
          {name: `/${pattern}/`, required: false, schema: field},
          inside,
          context,
          'Fields whose name matches',
        ),
      ]),
    ),
    typeof otherFields === 'object' && otherFieldsOf(found, otherFields, inside, context),
    found.choices.map((choice) => renderChoice(choice, inside, context)),
    found.tuple.length > 0 &&
      h('ol', {className: 'ref-fields ref-tuple'}, [
        ...found.tuple.map((item, index) =>
          renderField({name: `[${index}]`, required: true, schema: item}, inside, context),
        ),
      ]),
    items !== undefined && renderItems(items, inside, context),
  ]);
}

function otherFieldsOf(schema: Schema, other: Schema, place: Place, context: PageContext): Node {
  const isMap = schema.fields.length === 0;
  return h('ul', {className: 'ref-fields'}, [
    renderField(
      {name: '*', required: false, schema: other},
      place,
      context,
      isMap ? 'Any name' : 'Further fields, with any name',
    ),
  ]);
}

/** The items of a list stand for the list: their fields follow directly. */
function renderItems(items: Schema, place: Place, context: PageContext): Content {
  const found = structure(items, context);
  const own: Content = [
    found.fields.length === 0 &&
      items.description !== undefined &&
      h('div', {className: 'ref-text'}, [h('b', {}, 'Each item: '), context.markdown.phrase(items.description)]),
    facts(items, 'Each item: '),
    renderValues(items, place.base, context, place),
  ];
  if (!isNested(items, context)) {
    return own;
  }
  return items.ref !== undefined && place.open.includes(items.ref)
    ? [own, recursion(items.ref, context)]
    : [own, renderStructure(items, place, context)];
}

/** One field with everything that is said about it. */
export function renderField({name, required, schema}: Field, place: Place, context: PageContext, label?: string): Node {
  const id = uniqueId(`${place.base}.${name === '*' ? 'other' : name}`, context);
  const path = place.path === '' ? name : `${place.path}.${name}`;
  return h(
    'li',
    {
      id,
      className: 'ref-field',
      ...(place.records && {'data-record': 'field', 'data-record-name': path}),
    },
    [
      h('div', {className: 'ref-head'}, [
        label === undefined ? nameLink(id, name) : h('span', {className: 'ref-name'}, label),
        ' ',
        h('span', {className: 'ref-type'}, typeLabel(schema, context)),
        flags(schema, required),
      ]),
      schema.description !== undefined &&
        h('div', {className: 'ref-text'}, context.markdown.blocks(schema.description)),
      facts(schema),
      renderValues(schema, id, context, place),
      nested(schema, {...place, base: id, path, level: place.level + 1}, context),
    ],
  );
}

/** The name of an entry: a link to itself, so that its address can be copied. */
export function nameLink(id: string, name: string): Node {
  return h('a', {className: 'ref-name', href: `#${id}`}, [h('code', {}, name)]);
}

/** Short words in a frame: required, deprecated … */
export function flags(schema: Pick<Schema, 'deprecated' | 'readOnly' | 'writeOnly'>, required: boolean): Content {
  const flag = (word: string, variant = ''): Content => [' ', h('span', {className: `badge${variant}`}, word)];
  return [
    required && flag('required', ' badge--required'),
    schema.deprecated && flag('deprecated', ' badge--deprecated'),
    schema.readOnly && flag('read-only'),
    schema.writeOnly && flag('write-only'),
  ];
}

/** Default, constant, constraints and examples, as terms with their texts. */
export function facts(schema: Schema, prefix = ''): Content {
  const [example, ...others] = schema.examples;
  const examples = example === undefined || schema.constant !== undefined ? [] : [example, ...others].slice(0, 3);
  const rows: [string, Content][] = [
    ...(schema.constant === undefined ? [] : [['Always', h('code', {}, shown(schema.constant))] as [string, Content]]),
    ...(schema.default === undefined ? [] : [['Default', h('code', {}, shown(schema.default))] as [string, Content]]),
    ...schema.facts.map(({label, text, code}): [string, Content] => [label, code ? h('code', {}, text) : text]),
    ...(schema.otherFields === 'none' ? [['Other fields', 'refused'] as [string, Content]] : []),
    ...(examples.length === 0
      ? []
      : [
          ['Example', examples.flatMap((value, index) => [index > 0 && ', ', h('code', {}, shown(value))])] as [
            string,
            Content,
          ],
        ]),
  ];
  return (
    rows.length > 0 &&
    h(
      'dl',
      {className: 'ref-facts'},
      rows.map(([term, text]) => h('div', {}, [h('dt', {}, `${prefix}${term}`), ' ', h('dd', {}, text)])),
    )
  );
}

/** What a field contains: in place as far as the page opens schemas, then as a link. */
function nested(schema: Schema, place: Place, context: PageContext): Content {
  if (schema.not !== undefined) {
    return [h('p', {className: 'ref-label'}, ['Not: ', typeLabel(schema.not, context)]), facts(schema.not)];
  }
  if (!isNested(schema, context)) {
    const {items} = structure(schema, context);
    return items !== undefined && renderItems(items, place, context);
  }
  const name = schema.ref ?? structure(schema, context).items?.ref;
  if (name !== undefined && place.open.includes(name)) {
    return recursion(name, context);
  }
  if (place.level > context.depth && name !== undefined && context.schemaUrl(name) !== undefined) {
    return h('p', {className: 'ref-more'}, ['Fields: see ', schemaName(name, context), '.']);
  }
  return h('details', {className: 'ref-nested'}, [
    h('summary', {}, summaryOf(schema, context)),
    h('div', {className: 'ref-nested-content'}, renderStructure(schema, place, context)),
  ]);
}

function recursion(name: string, context: PageContext): Node {
  return h('p', {className: 'ref-more'}, ['The same fields again: ', schemaName(name, context), '.']);
}

function summaryOf(schema: Schema, context: PageContext): Content {
  const found = structure(schema, context);
  const inner = found.fields.length === 0 && found.items !== undefined ? structure(found.items, context) : found;
  const {length} = inner.fields;
  const of = found === inner ? '' : ' of each item';
  const [choice] = inner.choices;
  if (length === 0 && choice !== undefined) {
    return `${choice.variants.length} alternatives${of}`;
  }
  return length === 0 ? `Content${of}` : `${length} ${length === 1 ? 'field' : 'fields'}${of}`;
}

/** Alternatives: what tells them apart, then each. */
function renderChoice(choice: Choice, place: Place, context: PageContext): Content {
  const {kind, property, variants} = choice;
  const head = [
    kind === 'one' ? 'Exactly one of these' : 'One or more of these',
    property !== undefined && [', told apart by ', h('code', {}, property)],
    ':',
  ];
  return h('div', {className: 'ref-choice'}, [
    h('p', {className: 'ref-label'}, head),
    h(
      'ul',
      {className: 'ref-variants'},
      variants.map(({label, values, requires, schema}) => {
        const id = uniqueId(`${place.base}.${values[0] ?? label}`, context);
        const isRecursive = schema.ref !== undefined && place.open.includes(schema.ref);
        const inner = {...place, base: id, level: place.level + 1};
        const title = [
          h('b', {}, label),
          values.length > 0 && [' ', h('code', {}, `${property ?? 'type'}: ${values.join(' | ')}`)],
        ];
        const body = flatten([
          requires.length > 0
            ? h('p', {}, ['Has ', requires.flatMap((name, index) => [index > 0 && ' and ', h('code', {}, name)]), '.'])
            : h('p', {className: 'ref-type'}, typeLabel(schema, context)),
          schema.description !== undefined &&
            h('div', {className: 'ref-text'}, context.markdown.blocks(schema.description)),
          facts(schema),
          renderValues(schema, id, context, place),
          isRecursive && schema.ref !== undefined
            ? recursion(schema.ref, context)
            : renderStructureWithin(schema, inner, context),
        ]);
        const isShort = requires.length > 0 || !isNested(schema, context);
        return h(
          'li',
          {id},
          isShort
            ? [h('p', {}, title), body]
            : h('details', {className: 'ref-nested'}, [
                h('summary', {}, title),
                h('div', {className: 'ref-nested-content'}, body),
              ]),
        );
      }),
    ),
  ]);
}

function renderStructureWithin(schema: Schema, place: Place, context: PageContext): Content {
  const isTooDeep =
    place.level > context.depth + 1 && schema.ref !== undefined && context.schemaUrl(schema.ref) !== undefined;
  return isTooDeep && schema.ref !== undefined
    ? h('p', {className: 'ref-more'}, ['Fields: see ', schemaName(schema.ref, context), '.'])
    : renderStructure(schema, place, context);
}
