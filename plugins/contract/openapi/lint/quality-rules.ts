import {toPointer, type JsonDocument} from '@developer-docs/json';
import type {ApiDocument, Operation} from '../model/types';
import type {Finding} from './finding';
import {lintSchemas} from './schema-rules';

/**
 * Finds missing descriptions, examples, error responses, and IDs. A document without them is still valid, so these
 * findings don't fail a build.
 */
export function lintQuality(model: ApiDocument, document: JsonDocument): Finding[] {
  return [
    ...(model.servers.length === 0
      ? [{pointer: '#', problem: 'The document has no servers.', fix: 'Add "servers" with the base URL.'}]
      : []),
    ...(model.description === undefined
      ? [{pointer: '#/info', problem: 'The document has no description.', fix: 'Add "info.description".'}]
      : []),
    ...model.tags
      .filter(({description}) => description === undefined)
      .map(({name}) => ({
        pointer: '#/tags',
        problem: `The tag "${name}" has no description.`,
        fix: 'Add it to "tags" with a "description".',
      })),
    ...[...model.operations, ...model.webhooks].flatMap((operation) => lintOperation(operation, document)),
    ...lintSchemas(document, {requiresValueDescriptions: false}),
  ];
}

function lintOperation(operation: Operation, document: JsonDocument): Finding[] {
  const {pointer, kind, tags, description, parameters, requestBody, responses} = operation;
  const source = document.resolve(document.lookUp(pointer));
  const findings: Finding[] = [];
  const add = (isMissing: boolean, problem: string, fix: string, location = pointer) => {
    if (isMissing) {
      findings.push({pointer: location, problem, fix});
    }
  };
  add(source['operationId'] === undefined, 'The operation has no operationId.', 'Add an "operationId".');
  add(source['summary'] === undefined, 'The operation has no summary.', 'Add a "summary", which is its title.');
  add(description === undefined, 'The operation has no description.', 'Add a "description".');
  add(tags.length === 0, 'The operation has no tag.', 'Add "tags", which group the operations.');
  const hasErrors = responses.some(({status}) => /^[45]/.test(status) || status === 'default');
  add(
    kind === 'operation' && !hasErrors,
    'The operation has no error response.',
    'Add responses for failed requests, such as 400 and 401.',
    pointer + toPointer('responses'),
  );
  for (const parameter of parameters) {
    const name = `The ${parameter.in} parameter "${parameter.name}"`;
    add(parameter.description === undefined, `${name} has no description.`, 'Add a "description".');
    add(
      parameter.schema.enumValues.length === 0 && parameter.examples.every(({isGenerated}) => isGenerated),
      `${name} has no example.`,
      'Add an "example".',
    );
  }
  for (const mediaType of [...(requestBody?.content ?? []), ...responses.flatMap(({content}) => content)]) {
    add(
      mediaType.examples.every(({isGenerated}) => isGenerated),
      `The media type "${mediaType.type}" has no example.`,
      'Add "examples". Until then, pages show an example that is generated from the schema.',
      mediaType.pointer,
    );
  }
  return findings;
}
