import type {Location, Oas3Visitor, UserContext} from '@redocly/openapi-core';

/**
 * Reports a problem at the key of a value.
 *
 * @param message - A sentence that describes the problem, and a sentence that describes how to fix it.
 */
export function report(context: UserContext, message: string, {source, pointer}: Location = context.location): void {
  context.report({message, location: {source, pointer, reportOnKey: true}});
}

/** Visits the operations of the API, as opposed to webhooks and callbacks. */
export const inOperations = (visitor: NonNullable<Oas3Visitor['Operation']>): Oas3Visitor => ({
  Paths: {PathItem: {Operation: visitor}},
});
