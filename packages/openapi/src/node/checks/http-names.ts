import {entriesAt, isObject} from '@developer-docs/utils';
import type {Oas3Decorator, Plugin} from '@redocly/openapi-core';
import {isMediaType, isToken} from '../../media-types.js';

/**
 * Reports methods and media types that HTTP doesn't allow, which no client can send. Such media types are removed: they
 * are often keys that belong in the content of a media type.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2
 */
const namesRule: Oas3Decorator = () => ({
  PathItem: {
    enter(node: unknown, context) {
      for (const [method] of entriesAt(node, 'additionalOperations')) {
        if (isToken(method)) continue;
        context.report({
          message: `${JSON.stringify(method)} isn't an HTTP method. Use a name of letters, digits, and hyphens, such as "COPY".`,
          location: {...context.location.child(['additionalOperations', method]), reportOnKey: true},
        });
      }
    },
  },
  MediaTypesMap: {
    enter(node: unknown, context) {
      // Redocly reads each of the media types in components as a map of media types.
      if (/^#\/components\/mediaTypes\/[^/]+$/.test(context.location.pointer) || !isObject(node)) return;
      for (const type of Object.keys(node)) {
        if (isMediaType(type)) continue;
        context.report({
          message: `${JSON.stringify(type)} isn't a media type, so it's ignored. Use one such as "application/json", or a range such as "image/*".`,
          location: {...context.location.child(type), reportOnKey: true},
          forceSeverity: 'warn',
        });
        Reflect.deleteProperty(node, type);
      }
    },
  },
});

/** Bundling applies decorators only, so the rule is also a decorator. */
export const httpNamesPlugin: Plugin = {
  id: 'http-names',
  rules: {oas3: {names: namesRule}},
  decorators: {oas3: {names: namesRule}},
};

export const httpNameRules = {'http-names/names': 'error'} as const;
