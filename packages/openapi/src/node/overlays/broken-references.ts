import {isObject, stringAt, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../../document.js';

/** Keywords whose values are data, in which `$ref` has no meaning. */
const isData = (key: string) => /^(?:const|default|enum|examples?|x-.*)$/s.test(key);

/** Explains the references in a bundled document that lead nowhere, to other files, or to themselves, by reference. */
export function findBrokenReferences(root: JsonObject): Map<string, string> {
  const document = new OpenApiDocument(root);
  const problems = new Map<string, string>();
  const visit = (value: unknown) => {
    const reference = stringAt(value, '$ref');
    if (reference !== undefined && !problems.has(reference)) {
      try {
        if (!reference.startsWith('#'))
          throw new Error(`"$ref: ${reference}" is a file. Overlays can't refer to files.`);
        document.resolve({$ref: reference});
      } catch (error) {
        problems.set(reference, (error as Error).message);
      }
    }
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) Object.entries(value).forEach(([key, member]) => isData(key) || visit(member));
  };
  visit(root);
  return problems;
}
