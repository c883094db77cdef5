import path from 'node:path';
import {putBrand} from '../config/brand';
import {ContractError} from '../plugins/contract/openapi/load/load';
import {lintDocument} from '../plugins/contract/openapi/lint';
import {contractFolder} from '../plugins/contract/values/documents';

const names = ['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'];

/** The problems of one document, a line each. */
async function lint(name: string): Promise<readonly string[]> {
  const file = path.join(contractFolder, `${name}.yaml`);
  const root = path.resolve(contractFolder, '../..');
  try {
    return await lintDocument({file, root, prepare: putBrand}, {sessions: ['loginUser']});
  } catch (error) {
    if (error instanceof ContractError) {
      return [error.message];
    }
    throw error;
  }
}

/* Lints the OpenAPI documents with the brand put in. */
void Promise.all(names.map(lint)).then((results) => {
  const lines = results.flat();
  lines.forEach((line) => {
    console.error(line);
  });
  process.exitCode = lines.length > 0 ? 1 : 0;
});
