// Runs the samples of all operations in all languages.
process.env.ALL_SAMPLES = 'true';
await import('./run-samples.test.js');

export {};
