import path from 'node:path';
import {productValues} from '../../config/product';
import {replaceBrandTokens} from '../../config/site';
import {lintOpenApiFile} from '../../product/contract/lint';

/* Checks the OpenAPI documents of this site against the conventions in product/README.md. */

const {apiDocuments, sessionOperations} = productValues;
const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  for (const {file} of Object.values(apiDocuments)) {
    const problems = await lintOpenApiFile(
      {file: path.resolve(root, file), root, transform: replaceBrandTokens},
      sessionOperations,
    );
    for (const {message} of problems) {
      console.error(message);
      process.exitCode = 1;
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
