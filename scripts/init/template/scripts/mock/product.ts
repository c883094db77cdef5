import type {StaticFile} from '@developer-docs/mock-api';
import type {MockServer} from '@developer-docs/mock-api/node';

/** Files that the mock serves in addition to the API, by path. */
export const staticFiles: Readonly<Record<string, StaticFile>> = {};

/** Lines with example calls for the message that the mock prints after it has started. */
export const createExamples = ({url}: MockServer): readonly string[] => [`Try it: curl -i ${url}/`, ''];
