export {compileValidators, generateValidatorModules} from './compile-validators.js';
export {startMockServer, type MockServer, type MockServerOptions} from './server.js';
