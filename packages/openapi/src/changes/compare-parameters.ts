import {getParameterKey} from '../declarations/operations.js';
import type {Header, Operation, Parameter} from '../model/types.js';
import {comparePresence, compareTexts} from './compare-annotations.js';
import type {SchemaComparison} from './compare-schemas.js';
import {pairByKey} from './match-items.js';
import {isScalar} from './schema-traits.js';
import {enterPart, report, type Scope} from './scope.js';

export function compareParameters(before: Operation, after: Operation, scope: Scope, schemas: SchemaComparison): void {
  // Parameters in the path are the same if their position is.
  const names = listPathNames(after.path);
  const newNames = new Map(listPathNames(before.path).map((name, index) => [name, names[index]]));
  const getOldKey = ({in: place, name}: Parameter) => {
    const newName = place === 'path' ? newNames.get(name) : undefined;
    return getParameterKey({in: place, name: newName ?? name});
  };
  for (const [old, current] of pairByKey(before.parameters, after.parameters, getParameterKey, getOldKey)) {
    const {name, in: place} = current ?? old;
    const own = enterPart(scope, {parameter: {name, in: place}});
    comparePresence('parameter', old, current, own);
    if (old === undefined || current === undefined) continue;
    if (place === 'path' && old.name !== name) report(own, 'parameter-renamed', {before: old.name, after: name});
    const oldStyle = describeSerialization(old);
    const style = describeSerialization(current);
    if (oldStyle !== style) report(own, 'serialization-changed', {before: oldStyle, after: style});
    compareValue(old, current, own, schemas);
  }
}

const listPathNames = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

/** Describes how a value is written. The style of a single text outside of paths doesn't matter. */
function describeSerialization({in: place, schema, mediaType, style, explode, allowsReserved}: Parameter): string {
  const hasStyle = !isScalar(schema) || place === 'path';
  const text = hasStyle ? `style: ${style}, explode: ${String(explode)}` : 'text';
  return (mediaType ?? text) + (allowsReserved ? ', allowReserved' : '');
}

export function compareHeaders(
  before: readonly Header[],
  after: readonly Header[],
  scope: Scope,
  schemas: SchemaComparison,
): void {
  for (const [old, current] of pairByKey(before, after, ({name}) => name.toLowerCase())) {
    const own = enterPart(scope, {header: (current ?? old).name});
    comparePresence('header', old, current, own);
    if (old !== undefined && current !== undefined) compareValue(old, current, own, schemas);
  }
}

/** What parameters and headers have in common. */
type TextValue = Header & Partial<Pick<Parameter, 'mediaType'>>;

/** Compares the texts and the schema of a parameter or header. */
function compareValue(before: TextValue, after: TextValue, scope: Scope, schemas: SchemaComparison): void {
  compareTexts(pickTexts(before), pickTexts(after), scope);
  const isText = before.mediaType === undefined && after.mediaType === undefined;
  schemas.compare(before.schema, after.schema, {...scope, isText, isDescribed: true});
}

/** Omits texts that come from a named schema, because named schemas are compared separately. */
const pickTexts = ({description, isDeprecated, schema}: Header) => ({
  ...(description !== undefined && !(schema.ref !== undefined && description === schema.description) && {description}),
  isDeprecated: isDeprecated && !(schema.ref !== undefined && schema.isDeprecated),
});
