export * from './operations';
export * from './servers';
