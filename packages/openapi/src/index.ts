export {readCallbacks, readOperations, type OpenApiOperation, type OperationKind} from './operations';
export {readServers, type Server, type ServerVariable} from './servers';
