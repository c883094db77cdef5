/** Creates headers from pairs, which `Headers` requires to be mutable. */
export const toHeaders = (pairs: readonly (readonly [name: string, value: string])[]): Headers =>
  new Headers(pairs as [string, string][]);
