import path from 'node:path';
import {site} from '../config/site';
import {Draft, UsageError} from './new/draft';
import {draftEvent} from './new/event';
import {draftOperation} from './new/operation';
import {draftPage} from './new/page';

const usage = `npm run new -- page api/common/time-zones
npm run new -- operation user-management-api/get-user-usage "GET /users/{userId}/usage"
npm run new -- operation core-api/archive-design "POST /designs/{designId}/archive"
npm run new -- event design-shared [--superuser]`;

/** Drafts what the arguments name, and tells what is left to do. */
async function run([kind, name, ...rest]: readonly string[]): Promise<void> {
  const draft = new Draft(path.resolve(__dirname, '..'));
  const more = rest.join(' ');
  const rejectExtraArguments = () => {
    throw new UsageError(`"${more}" is no part of the command:\n\n${usage}`);
  };
  const steps = () => {
    switch (name === undefined ? undefined : kind) {
      case 'page':
        return more === '' ? draftPage(draft, name ?? '', site.slug) : rejectExtraArguments();
      case 'operation':
        return draftOperation(draft, name ?? '', more, site.slug);
      case 'event':
        return more === '' || more === '--superuser'
          ? draftEvent(draft, name ?? '', more !== '', site.slug)
          : rejectExtraArguments();
      default:
        throw new UsageError(`Say what is new, and its name:\n\n${usage}`);
    }
  };
  const next = steps();
  await draft.write();
  console.log(
    ['Written:', ...draft.files.map((file) => `  ${file}`), 'Next:', ...next.map((step) => `- ${step}`)].join('\n'),
  );
  console.log('npm run lint:drafts lists what is left to write. CONTRIBUTING.md has the rest.');
}

run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
