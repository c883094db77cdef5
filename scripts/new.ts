import path from 'node:path';
import {site} from '../config/site';
import {Draft, UsageError} from './new/draft';
import {draftEvent} from './new/event';
import {draftOperation} from './new/operation';
import {draftPage, type NextSteps} from './new/page';

const usage = `Usage:
  npm run new -- page <folder>/<name>
  npm run new -- operation <document>/<name> "<METHOD> <path>"
  npm run new -- event <name> [--superuser]

Examples:
  npm run new -- page api/common/time-zones
  npm run new -- operation user-management-api/get-user-usage "GET /users/{userId}/usage"
  npm run new -- operation core-api/archive-design "POST /designs/{designId}/archive"
  npm run new -- event design-shared`;

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
function createDraft(draft: Draft, kind: string | undefined, name: string | undefined, option: string): NextSteps {
  if (name === undefined) {
    throw new UsageError(`Specify what to create and its name.\n\n${usage}`);
  }
  if (kind === 'operation') {
    return draftOperation(draft, name, option, site.slug);
  }
  if (kind === 'page' && option === '') {
    return draftPage(draft, name, site.slug);
  }
  if (kind === 'event' && (option === '' || option === '--superuser')) {
    return draftEvent(draft, name, option === '--superuser', site.slug);
  }
  throw new UsageError(
    kind === 'page' || kind === 'event'
      ? `Unexpected argument "${option}".\n\n${usage}`
      : `Can't create "${kind}". Use page, operation, or event.\n\n${usage}`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
