export * from './browser';
export * from './json';
export * from './json-pointer';
export * from './load-code';
export * from './suggestions';
export * from './text';
