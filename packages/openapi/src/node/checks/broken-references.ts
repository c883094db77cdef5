import {getErrorMessage, stringAt, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../../document.js';
import {visitKeywords} from '../../schemas/visit-keywords.js';

interface BrokenReference {
  /** JSON pointer to the first object with the reference. */
  readonly pointer: string;
  readonly message: string;
}

/** Explains the references in a bundled document that lead nowhere, to other files, or to themselves, by reference. */
export function findBrokenReferences(root: JsonObject): Map<string, BrokenReference> {
  const document = new OpenApiDocument(root);
  const problems = new Map<string, BrokenReference>();
  visitKeywords(root, (object, pointer) => {
    const reference = stringAt(object, '$ref');
    if (reference === undefined || problems.has(reference)) return;
    try {
      if (!reference.startsWith('#')) throw new Error(`"$ref: ${reference}" is a file. Overlays can't refer to files.`);
      document.resolve({$ref: reference});
    } catch (error) {
      problems.set(reference, {pointer, message: getErrorMessage(error)});
    }
  });
  return problems;
}
