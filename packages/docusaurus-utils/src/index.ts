export * from './browser.js';
export * from './copy.js';
export * from './load-code.js';
export * from './page-attributes.js';
export * from './plural-forms.js';
