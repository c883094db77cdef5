import {isObject, stringAt, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../../document.js';
import {isData, isMap} from '../../schemas/keywords.js';

/** Explains the references in a bundled document that lead nowhere, to other files, or to themselves, by reference. */
export function findBrokenReferences(root: JsonObject): Map<string, string> {
  const document = new OpenApiDocument(root);
  const problems = new Map<string, string>();
  const visit = (value: unknown, hasNames = false) => {
    const reference = hasNames ? undefined : stringAt(value, '$ref');
    if (reference !== undefined && !problems.has(reference)) {
      try {
        if (!reference.startsWith('#')) {
          throw new Error(`"$ref: ${reference}" is a file. Overlays can't refer to files.`);
        }
        document.resolve({$ref: reference});
      } catch (error) {
        problems.set(reference, (error as Error).message);
      }
    }
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      if (hasNames) visit(member);
      else if (!isData(key, member) && !key.startsWith('x-')) visit(member, isMap(key));
    }
  };
  visit(root);
  return problems;
}
