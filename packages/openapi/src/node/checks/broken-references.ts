import {isObject, stringAt, toFragment, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../../document.js';
import {isData, isMap} from '../../schemas/keywords.js';

interface BrokenReference {
  /** JSON pointer to the first object with the reference. */
  readonly pointer: string;
  readonly message: string;
}

/** Explains the references in a bundled document that lead nowhere, to other files, or to themselves, by reference. */
export function findBrokenReferences(root: JsonObject): Map<string, BrokenReference> {
  const document = new OpenApiDocument(root);
  const problems = new Map<string, BrokenReference>();
  const check = (reference: string, pointer: string) => {
    if (problems.has(reference)) return;
    try {
      if (!reference.startsWith('#')) throw new Error(`"$ref: ${reference}" is a file. Overlays can't refer to files.`);
      document.resolve({$ref: reference});
    } catch (error) {
      problems.set(reference, {pointer, message: (error as Error).message});
    }
  };
  const visit = (value: unknown, pointer: string, hasNames = false) => {
    if (typeof value !== 'object' || value === null) return;
    const reference = hasNames ? undefined : stringAt(value, '$ref');
    if (reference !== undefined) check(reference, pointer);
    for (const [key, member] of Object.entries(value)) {
      const isSkipped = isObject(value) && !hasNames && (isData(key, member) || key.startsWith('x-'));
      if (!isSkipped) visit(member, pointer + toFragment(key), !hasNames && isObject(value) && isMap(key));
    }
  };
  visit(root, '#');
  return problems;
}
