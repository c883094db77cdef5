import {formatCount} from '@developer-docs/utils';
import {hasChanges, type PageChanges} from './generate-pages';

/** Describes the changes to a document's pages, one line each. */
export function formatChanges(changes: PageChanges, {isCheck}: {readonly isCheck: boolean}): string {
  const {documentId, folder, created, updated, deleted, edited, unchangedCount} = changes;
  const [create, update, remove] = isCheck ? ['missing', 'outdated', 'obsolete'] : ['created', 'updated', 'deleted'];
  const upToDate = `${formatCount(unchangedCount, 'page')} in ${folder} ${unchangedCount === 1 ? 'is' : 'are'} up to date.`;
  return [
    `${documentId}: ${unchangedCount === 0 && hasChanges(changes) ? folder : upToDate}`,
    ...[...created.keys()].map((file) => `  ${create}: ${file}`),
    ...[...updated.keys()].map((file) => `  ${update}: ${file}`),
    ...deleted.map((file) => `  ${remove}: ${file}`),
    ...edited.map((file) => `  kept because it was edited: ${file}`),
    '',
  ].join('\n');
}
