import {arrayAt, entriesAt, isObject, stringAt} from '@developer-docs/utils';
import type {Oas2Decorator, Oas2Rule, Oas3Decorator, Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
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

const describeMediaType = (type: unknown) =>
  `${JSON.stringify(type)} isn't a media type, so it's ignored. Use one such as "application/json", or a range such as "image/*".`;

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
          message: describeMediaType(type),
          location: {...context.location.child(type), reportOnKey: true},
        });
        Reflect.deleteProperty(node, type);
      }
    },
  },
  MediaType: {
    enter(node: unknown, context) {
      for (const [name, encoding] of entriesAt(node, 'encoding')) {
        const type = stringAt(encoding, 'contentType');
        if (type === undefined || listMediaTypes(type).every(isMediaType)) continue;
        context.report({
          message: `${JSON.stringify(type)} isn't a media type, or a list of media types, so it's ignored. Use one such as "image/png, image/*".`,
          location: context.location.child(['encoding', name, 'contentType']),
        });
        Reflect.deleteProperty(encoding as object, 'contentType');
      }
    },
  },
});

/** Removes and reports media types in Swagger 2.0 that HTTP doesn't allow. */
const swaggerMediaTypesRule: Oas2Decorator = () => {
  const enter = (node: unknown, context: UserContext) => {
    for (const key of ['consumes', 'produces']) {
      const types = arrayAt(node, key);
      const valid = types.filter((type) => typeof type === 'string' && isMediaType(type.trim()));
      if (valid.length === types.length) continue;
      for (const [index, type] of types.entries()) {
        if (valid.includes(type)) continue;
        context.report({message: describeMediaType(type), location: context.location.child([key, index])});
      }
      // Without the key, the types are those of the document, or JSON.
      if (valid.length === 0) Reflect.deleteProperty(node as object, key);
      else Reflect.set(node as object, key, valid);
    }
  };
  return {Root: {enter}, Operation: {enter}};
};

/** Reports headers of requests whose names HTTP doesn't allow. Samples and the console don't send them. */
const headerNamesRule: Oas2Rule & Oas3Rule = () => {
  const enter = (node: unknown, context: UserContext) => {
    const name = stringAt(node, 'name');
    if (stringAt(node, 'in') !== 'header' || name === undefined || isToken(name)) return;
    context.report({
      message: `${JSON.stringify(name)} isn't the name of a header, so requests don't contain it. Use a name of letters, digits, and hyphens, such as "X-Request-ID".`,
      location: context.location.child('name'),
    });
  };
  return {Parameter: {enter}, SecurityScheme: {enter}};
};

/** Splits a list of media types. Commas in quotes belong to a parameter. */
const listMediaTypes = (list: string) =>
  (list.match(/(?:"(?:\\.|[^"\\])*"|[^,"]|")+/g) ?? ['']).map((type) => type.trim());

/** Bundling applies decorators only, so the rules that remove something are also decorators. */
export const httpNamesPlugin: Plugin = {
  id: 'http-names',
  rules: {
    oas3: {headers: headerNamesRule, 'media-types': mediaTypesRule, methods: methodsRule},
    oas2: {headers: headerNamesRule, 'media-types': swaggerMediaTypesRule},
  },
  decorators: {
    oas3: {'media-types': mediaTypesRule, methods: methodsRule},
    oas2: {'media-types': swaggerMediaTypesRule},
  },
};

export const httpNameDecorators = {'http-names/media-types': 'warn', 'http-names/methods': 'error'} as const;

export const httpNameRules = {'http-names/headers': 'warn', ...httpNameDecorators} as const;
