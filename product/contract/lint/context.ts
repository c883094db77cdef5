import type {Location, Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {redocly} from '@developer-docs/openapi/node';

/**
 * Reports a problem at the key of a value.
 *
 * @param message - A sentence that describes the problem, and a sentence that describes how to fix it.
 */
export function report(context: UserContext, message: string, {source, pointer}: Location = context.location): void {
  context.report({message, location: {source, pointer, reportOnKey: true}});
}

/**
 * Follows the `$ref` of a value.
 *
 * @returns The target and its location; the value itself if it isn't a reference; no target if the reference is invalid.
 */
export function follow<Target extends object>(
  context: UserContext,
  value: Target,
  location: Location,
): {readonly target: Target | undefined; readonly targetLocation: Location} {
  const {node, location: targetLocation = location} = context.resolve<Target>(value, location.source.absoluteRef);
  return {
    target: node,
    targetLocation: redocly.isRef(value) && node !== undefined ? targetLocation : location,
  };
}

/** Visits the operations of the API, as opposed to webhooks and callbacks. */
export const inOperations = (visitor: NonNullable<Oas3Visitor['Operation']>): Oas3Visitor => ({
  Paths: {PathItem: {Operation: visitor}},
});
