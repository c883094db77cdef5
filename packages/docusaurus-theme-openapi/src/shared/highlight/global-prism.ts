/**
 * Calls a function that loads grammars of Prism. They register themselves on a global `Prism`, which exists only
 * meanwhile, so that it doesn't affect other code.
 */
export function withGlobalPrism<Value>(prism: unknown, load: () => Value): Value {
  const globals = globalThis as {Prism?: unknown};
  const previous = Object.getOwnPropertyDescriptor(globals, 'Prism');
  globals.Prism = prism;
  try {
    return load();
  } finally {
    if (previous === undefined) delete globals.Prism;
    else Object.defineProperty(globals, 'Prism', previous);
  }
}
