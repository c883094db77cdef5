export * from './json';
export * from './json-document';
export * from './suggestions';
export * from './text';
