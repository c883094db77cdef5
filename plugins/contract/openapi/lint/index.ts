import path from 'node:path';
import {loadContract, type LoadOptions} from '../load/load';
import {RawDocument} from '../model/raw';
import type {Finding} from './finding';
import {lintOperations, type OperationRules} from './operations';
import {lintSchemas} from './schemas';

/** What breaks our own rules in a bundled document. */
export function findMistakes(document: RawDocument, rules: OperationRules): Finding[] {
  const findings = [...lintOperations(document, rules), ...lintSchemas(document)];
  // A shared response or schema is met by several operations.
  return [...new Map(findings.map((finding) => [`${finding.pointer} ${finding.problem}`, finding])).values()];
}

/**
 * Lints a document of ours: the strict rules of the library, then our own.
 *
 * @returns A line for each problem: file, JSON pointer, what is wrong, what to do.
 * @throws ContractError when the library's rules find problems, with file and line of each.
 */
export async function lintDocument(options: LoadOptions, rules: OperationRules): Promise<string[]> {
  const {document} = await loadContract({...options, style: 'strict'});
  const file = path.relative(options.root, options.file).replaceAll('\\', '/');
  return findMistakes(new RawDocument(document), rules).map(
    ({pointer, problem, cure}) => `${file} (bundled, ${pointer}): ${problem} ${cure}`,
  );
}
