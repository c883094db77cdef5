import {didYouMean, ExplainedError} from '@developer-docs/utils';

/**
 * @param problem - What has no such name, as in `The contract has no limit`.
 * @throws ExplainedError that contains the closest of the existing names, and lists them.
 */
export function throwUnknown(problem: string, name: string, existingNames: Iterable<string>): never {
  const names = [...existingNames];
  throw new ExplainedError(`${problem} "${name}".${didYouMean(name, names)} Available: ${names.join(', ')}.`);
}
