/**
 * How long a cached value is used under `npm start`, in milliseconds: shorter than any compilation, so that edits
 * aren't missed.
 */
const lifetimeMs = 50;

/**
 * Caches a value that is computed from files and that every page needs many times: briefly under `npm start`, and
 * permanently during a build, in which files don't change. Elsewhere, such as in tests, nothing is cached.
 */
export function cacheBriefly<Value>(compute: () => Value): () => Value {
  const lifetimes: Readonly<Record<string, number>> = {development: lifetimeMs, production: Infinity};
  const lifetime = lifetimes[process.env['NODE_ENV'] ?? ''];
  if (lifetime === undefined) return compute;
  let cached: {readonly value: Value; readonly expiresAt: number} | undefined;
  return () => {
    if (cached === undefined || performance.now() > cached.expiresAt) {
      cached = {value: compute(), expiresAt: performance.now() + lifetime};
    }
    return cached.value;
  };
}
