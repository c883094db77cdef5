import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError, isObject} from '@developer-docs/utils';
import {parseYaml, suggestFile} from '@developer-docs/utils/node';

/** The reasons for accepted changes, by the change's ID. */
export type AcceptedChanges = ReadonlyMap<string, string>;

/**
 * Reads a YAML or JSON file with the reasons for accepted changes, by the change's ID.
 *
 * @throws ExplainedError if the file can't be read, or if a change has no reason.
 */
export function readAcceptedChanges(file: string, root: string): AcceptedChanges {
  const name = path.relative(root, file);
  if (!existsSync(file)) {
    throw new ExplainedError(
      `The file of accepted changes ${name} doesn't exist. Correct the path.${suggestFile(file)}`,
    );
  }
  const content = parseYaml(readFileSync(file, 'utf8'), name) ?? {};
  if (!isObject(content)) {
    throw new ExplainedError(
      `${name} isn't an object. List a reason for each ID: property-removed-1abc: It was never set.`,
    );
  }
  return new Map(
    Object.entries(content).map(([id, reason]) => {
      if (typeof reason !== 'string' || reason.trim() === '') {
        throw new ExplainedError(`${name}: "${id}" has no reason. Write why the change is acceptable.`);
      }
      return [id, reason.trim()];
    }),
  );
}
