import {entriesAt, isObject, listAt, objectAt, pointerTo, textAt, type RawDocument} from '../model/raw';
import type {Json} from '../model/types';
import {placesIn, type Finding} from './finding';

/** Checks that every field of the schemas is described and has an example, and that every enum explains its values. */
export function lintSchemas(document: RawDocument): Finding[] {
  const components = {pointer: '#/components', raw: objectAt(document.root, 'components') ?? {}};
  return placesIn(document, components, 'schemas').flatMap(([, {raw, pointer}]) => schema(document, raw, pointer));
}

function schema(document: RawDocument, raw: Json, pointer: string): Finding[] {
  if (!isObject(raw) || raw.$ref !== undefined) {
    return [];
  }
  const inside = ['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((key) =>
    listAt(raw, key).flatMap((part, index) => schema(document, part, pointerTo(pointer, key, index))),
  );
  const items = raw.items === undefined ? [] : schema(document, raw.items, pointerTo(pointer, 'items'));
  const fields = entriesAt(raw, 'properties').flatMap(([name, value]) => {
    const at = pointerTo(pointer, 'properties', name);
    return [...field(document, name, value, at), ...schema(document, value, at)];
  });
  return [...enumeration(raw, pointer), ...fields, ...items, ...inside];
}

function field(document: RawDocument, name: string, value: Json, pointer: string): Finding[] {
  const raw = document.resolve(value);
  const findings: Finding[] = [];
  if ((textAt(raw, 'description') ?? '').trim() === '') {
    findings.push({pointer, problem: `The field "${name}" has no description.`, cure: 'Add a "description".'});
  }
  if (!hasExample(document, value)) {
    findings.push({pointer, problem: `The field "${name}" has no example.`, cure: 'Add "examples" with a value.'});
  }
  return findings;
}

/** Objects and lists of objects have the examples of their fields. */
function hasExample(document: RawDocument, value: Json): boolean {
  const raw = document.resolve(value);
  if (
    listAt(raw, 'examples').length > 0 ||
    raw.const !== undefined ||
    raw.type === 'object' ||
    raw.oneOf !== undefined
  ) {
    return true;
  }
  return raw.type === 'array' && raw.items !== undefined && hasExample(document, raw.items);
}

function enumeration(raw: Readonly<Record<string, Json>>, pointer: string): Finding[] {
  const values = listAt(raw, 'enum');
  if (values.length === 0 || raw.type !== 'string') {
    return [];
  }
  const explained = objectAt(raw, 'x-values') ?? {};
  const cure = 'Give "x-values" an entry with a "description" for each value, in the order of "enum".';
  const order = JSON.stringify(values) === JSON.stringify(Object.keys(explained));
  const silent = Object.keys(explained).filter((name) => !textAt(objectAt(explained, name) ?? {}, 'description'));
  return [
    ...(order ? [] : [{pointer, problem: 'The values of "enum" and "x-values" differ or have another order.', cure}]),
    ...silent.map((name) => ({
      pointer: pointerTo(pointer, 'x-values', name),
      problem: `The value "${name}" has no sentence.`,
      cure,
    })),
  ];
}
