export * from './page-dependencies';
