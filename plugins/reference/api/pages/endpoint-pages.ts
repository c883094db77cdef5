import type {DocPages} from './doc-pages';

/**
 * Holds operations and endpoint pages against each other, in both directions: each operation has exactly one page, each
 * page exactly one operation.
 *
 * @param operations - Ids of the operations that have a page of their own.
 * @returns A sentence for each mistake.
 */
export function endpointPageMistakes(operations: readonly string[], {endpointPages}: DocPages): string[] {
  const shown = [...endpointPages].flatMap(([page, ids]) => ids.map((id) => ({page, id})));
  return [
    ...operations.flatMap((id) => {
      const pages = shown.filter((entry) => entry.id === id).map(({page}) => page);
      return pages.length === 1
        ? []
        : [
            `The operation "${id}" needs exactly one page with <Operation id="${id}">; it has ${pages.join(', ') || 'none'}.`,
          ];
    }),
    ...[...endpointPages]
      .filter(([, ids]) => ids.length > 1)
      .map(([page, ids]) => `${page} shows several operations: ${ids.join(', ')}.`),
    ...shown
      .filter(({id}) => !operations.includes(id))
      .map(({page, id}) => `${page} is the page of "${id}", which is no operation with a page of its own.`),
  ];
}
