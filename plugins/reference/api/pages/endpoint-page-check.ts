import type {PageIndex} from './page-index';

/**
 * Checks that each operation has exactly one page, and each endpoint page exactly one operation.
 *
 * @param operationIds - IDs of the operations that need a page.
 * @returns One message per violation.
 */
export function checkEndpointPages(operationIds: readonly string[], {operationsByPage}: PageIndex): string[] {
  const pages = [...operationsByPage];
  const pageMistakes = pages.flatMap(([page, ids]) => [
    ...(ids.length > 1 ? [`${page} shows several operations: ${ids.join(', ')}.`] : []),
    ...ids
      .filter((id) => !operationIds.includes(id))
      .map((id) => `${page} shows "${id}", which isn't an operation that needs a page.`),
  ]);
  const operationMistakes = operationIds.flatMap((id) => {
    const own = pages.filter(([, ids]) => ids.includes(id)).map(([page]) => page);
    return own.length === 1
      ? []
      : [
          `The operation "${id}" needs exactly one page with <Operation id="${id}">; it has ${own.join(', ') || 'none'}.`,
        ];
  });
  return [...operationMistakes, ...pageMistakes];
}
