import path from 'node:path';
import {brand} from '../config/brand';
import {replaceBrandTokens} from '../plugins/shared';
import {apiDocuments, sessionOperations} from '../config/reference';
import {ContractError, lintOpenApiFile} from '../plugins/contract';

const root = path.resolve(__dirname, '..');

/** Lints an OpenAPI document, with the brand inserted. */
async function lint(file: string): Promise<readonly string[]> {
  try {
    return await lintOpenApiFile(
      {file: path.join(root, file), root, transform: (text) => replaceBrandTokens(text, brand)},
      {sessionOperations},
    );
  } catch (error) {
    if (error instanceof ContractError) {
      return [error.message];
    }
    throw error;
  }
}

// Documents whose mistakes are warnings come from elsewhere, and don't follow the rules of this contract.
const ownDocuments = Object.values(apiDocuments).filter(({severity}) => severity !== 'warn');

void Promise.all(ownDocuments.map(({file}) => lint(file))).then((results) => {
  const lines = results.flat();
  lines.forEach((line) => {
    console.error(line);
  });
  process.exitCode = lines.length > 0 ? 1 : 0;
});
