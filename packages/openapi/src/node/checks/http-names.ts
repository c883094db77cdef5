import {entriesAt, isObject} from '@developer-docs/utils';
import type {Oas3Decorator, Plugin} from '@redocly/openapi-core';
import {isMediaType, isToken} from '../../media-types.js';

/**
 * Reports methods that HTTP doesn't allow. No client can send them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2
 */
const methodsRule: Oas3Decorator = () => ({
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
});

/**
 * Removes and reports media types that HTTP doesn't allow, such as a key that belongs in the content of a media type.
 * No client can send them.
 */
const mediaTypesRule: Oas3Decorator = () => ({
  MediaTypesMap: {
    enter(node: unknown, context) {
      // Redocly reads each of the media types in components as a map of media types.
      if (/^#\/components\/mediaTypes\/[^/]+$/.test(context.location.pointer) || !isObject(node)) return;
      for (const type of Object.keys(node)) {
        if (isMediaType(type)) continue;
        context.report({
          message: `${JSON.stringify(type)} isn't a media type, so it's ignored. Use one such as "application/json", or a range such as "image/*".`,
          location: {...context.location.child(type), reportOnKey: true},
        });
        Reflect.deleteProperty(node, type);
      }
    },
  },
});

/** Bundling applies decorators only, so the rules are also decorators. */
export const httpNamesPlugin: Plugin = {
  id: 'http-names',
  rules: {oas3: {'media-types': mediaTypesRule, methods: methodsRule}},
  decorators: {oas3: {'media-types': mediaTypesRule, methods: methodsRule}},
};

export const httpNameRules = {'http-names/media-types': 'warn', 'http-names/methods': 'error'} as const;
