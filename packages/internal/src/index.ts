export * from './browser';
export * from './errors';
export * from './exact-numbers';
export * from './json';
export * from './json-pointer';
export * from './load-code';
export * from './suggestions';
export * from './text';
