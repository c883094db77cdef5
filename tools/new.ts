import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {UsageError, type Draft} from './new/draft';
import {draftOperation} from './new/operation'; // example
import {draftPage} from './new/page';

const usage = [
  'Usage:',
  '  npm run new -- page api/common/time-zones',
  '  npm run new -- operation user-management-api/get-user-usage "GET /users/{userId}/usage"', // example
].join('\n');

const root = path.resolve(__dirname, '..');

/** `npm run new`: writes a draft and prints the remaining steps. */
function main([kind, name, ...rest]: readonly string[]): void {
  const {files, nextSteps} = createDraft(kind, name, rest.join(' '));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  console.log(
    [
      'Created or changed:',
      ...[...files.keys()].map((file) => `  ${file}`),
      'Next steps:',
      ...nextSteps.map((step) => `- ${step}`),
      '- Replace the placeholders, which npm run lint:drafts lists.',
      'For details, see "Add content" in CONTRIBUTING.md.',
    ].join('\n'),
  );
}

/** @throws UsageError if the arguments are invalid. */
function createDraft(kind: string | undefined, name = '', endpoint: string): Draft {
  if (kind === 'page' && endpoint === '') return draftPage(root, name);
  if (kind === 'operation') return draftOperation(root, name, endpoint); // example
  throw new UsageError(usage);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
