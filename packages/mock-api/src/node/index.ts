export {compileValidators, generateValidatorModules} from './validators/compile-validators.js';
export {startMockServer, type MockServer, type MockServerOptions} from './server.js';
