import {plainText} from '../../../contract/openapi/model/raw';
import type {Schema} from '../../../contract/openapi/model/types';
import {h, type Content, type Node} from './context';

/** How many examples of a field are shown. */
const mostExamples = 3;

/** The name of an entry: a link to its own place, so that its address can be copied. */
export function nameLink(id: string, name: string): Node {
  return h('a', {href: `#${id}`}, [h('code', {}, name)]);
}

/**
 * An entry of a list of fields, parameters or headers. It has few classes: there are thousands on a page, and the list
 * (`ref-fields`) says what its first element is.
 */
export function renderEntry(attributes: Readonly<Record<string, string>>, head: Content, body: Content): Node {
  return h('li', attributes, [h('div', {}, head), body]);
}

/** Something that can be opened below an entry. */
export function renderFold(summary: Content, content: Content): Node {
  return h('details', {}, [h('summary', {}, summary), content]);
}

/** Words in a frame: required, deprecated … */
export function flags(schema: Pick<Schema, 'deprecated' | 'readOnly' | 'writeOnly'>, required: boolean): Content {
  const flag = (word: string, variant = ''): Content => [' ', h('span', {className: `badge${variant}`}, word)];
  return [
    required && flag('required', ' badge--required'),
    schema.deprecated && flag('deprecated', ' badge--deprecated'),
    schema.readOnly && flag('read-only'),
    schema.writeOnly && flag('write-only'),
  ];
}

/**
 * Constant, default, constraints and examples, as terms with their texts.
 *
 * @param of - What the terms end with, such as " of an item".
 */
export function facts(schema: Schema, of = ''): Content {
  const rows: [string, Content][] = schema.facts.map(({label, text, code}) => [
    label,
    code ? h('code', {}, text) : text,
  ]);
  if (schema.default !== undefined) {
    rows.unshift(['Default', h('code', {}, plainText(schema.default))]);
  }
  // Where it has a meaning, it stands with it in the list of values.
  if (schema.constant !== undefined && schema.values.length === 0) {
    rows.unshift(['Always', h('code', {}, plainText(schema.constant))]);
  }
  if (schema.otherFields === 'none') {
    rows.push(['Other fields', 'refused']);
  }
  if (schema.examples.length > 0 && schema.constant === undefined) {
    const examples = schema.examples.slice(0, mostExamples);
    rows.push(['Example', examples.map((value, index) => [index > 0 && ', ', h('code', {}, plainText(value))])]);
  }
  return (
    rows.length > 0 &&
    h(
      'dl',
      {className: 'ref-facts'},
      rows.map(([term, text]) => h('div', {}, [h('dt', {}, `${term}${of}`), ' ', h('dd', {}, text)])),
    )
  );
}
