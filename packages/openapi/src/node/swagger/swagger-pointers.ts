import {arrayAt, parsePointer, toFragment, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../../document.js';
import {isBodyPart} from './convert-swagger.js';

/** The sections of components with their names in Swagger 2.0. */
const sectionNames: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/**
 * Returns the pointer in the Swagger 2.0 document that corresponds to a pointer in the converted document, or a pointer
 * to its container.
 */
export function toSwaggerPointer(pointer: string, swagger: JsonObject): string {
  const document = new OpenApiDocument(swagger);
  const [section = '', ...others] = parsePointer(pointer);
  const queue =
    section === 'components' ? [sectionNames[others[0] ?? ''] ?? '', ...others.slice(1)] : [section, ...others];
  const found: string[] = [];
  let value: unknown = swagger;
  for (let token = queue.shift(); token !== undefined; token = queue.shift()) {
    const parent = document.resolve(value);
    const parameters = arrayAt(parent, 'parameters');
    const entries = Array.isArray(value) ? value : parent;
    if (token === 'requestBody') {
      const field = queue[3] === 'properties' ? queue[4] : undefined;
      const index = parameters.findIndex((parameter) => {
        const {in: location, name} = document.resolve(parameter);
        return location === 'body' || (location === 'formData' && name === field);
      });
      if (index < 0) break;
      const isField = document.resolve(parameters[index]).in === 'formData';
      found.push('parameters', String(index));
      value = parameters[index];
      queue.splice(0, isField ? 5 : 2);
    } else if (token === 'content' && !Object.hasOwn(entries, token)) {
      queue.shift();
    } else if (token === 'schema' && !Object.hasOwn(entries, token)) {
      // The schema of a parameter is the parameter itself.
    } else {
      const index =
        Array.isArray(value) && found.at(-1) === 'parameters' ? toParameterIndex(value, token, document) : token;
      if (!Object.hasOwn(entries, index)) break;
      found.push(index);
      value = (entries as JsonObject)[index];
    }
  }
  return `#${toFragment(...found)}`;
}

/** The converted parameters don't include body parameters. */
function toParameterIndex(parameters: readonly unknown[], token: string, document: OpenApiDocument): string {
  const others = parameters.filter((parameter) => !isBodyPart(document.resolve(parameter)));
  return String(parameters.indexOf(others[Number(token)]));
}
