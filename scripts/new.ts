import path from 'node:path';
import {site} from '../config/site';
import {Draft, UsageError} from './new/draft';
import {draftKinds} from './new/kinds';
import type {NextSteps} from './new/page';

const kinds = Object.entries(draftKinds);

const usage = [
  'Usage:',
  ...kinds.map(([kind, {usage}]) => `  npm run new -- ${kind} ${usage}`),
  '',
  'Examples:',
  ...kinds.flatMap(([kind, {examples}]) => examples.map((example) => `  npm run new -- ${kind} ${example}`)),
].join('\n');

/** `npm run new`: writes a draft and prints the remaining steps. */
async function main([kind, name, ...rest]: readonly string[]): Promise<void> {
  const draft = new Draft(path.resolve(__dirname, '..'));
  const nextSteps = createDraft(draft, kind, name, rest.join(' '));
  await draft.write();
  console.log(
    [
      'Created or changed:',
      ...draft.files.map((file) => `  ${file}`),
      'Next steps:',
      ...nextSteps.map((step) => `- ${step}`),
      'To list the remaining placeholders, run: npm run lint:drafts',
      'For details, see "Add content" in CONTRIBUTING.md.',
    ].join('\n'),
  );
}

/** @throws UsageError if the arguments are invalid. */
function createDraft(draft: Draft, kind = '', name: string | undefined, option: string): NextSteps {
  const draftKind = draftKinds[kind];
  if (draftKind === undefined) {
    throw new UsageError(`Can't create "${kind}". Use one of ${Object.keys(draftKinds).join(', ')}.\n\n${usage}`);
  }
  if (name === undefined) {
    throw new UsageError(`Specify the name of the ${kind}.\n\n${usage}`);
  }
  return draftKind.create(draft, name, option, site.slug);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
