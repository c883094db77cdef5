import {isObject} from '@developer-docs/utils';
import type {Oas2Rule, Oas3Rule, UserContext} from '@redocly/openapi-core';
import leven from 'leven';
import {readDate} from '../../declarations/deprecation.js';
import {readRateLimit} from '../../declarations/rate-limit.js';

/** The extensions that the packages read. docs/extensions.md and the READMEs of the other packages describe them. */
const knownExtensions =
  `x-additionalPropertiesName x-code-samples x-codeSamples x-deprecated x-displayName x-enum-descriptions
  x-enum-varnames x-enumDescriptions x-enumNames x-internal x-mock-interval x-rate-limit x-rate-limit-buckets
  x-sample x-sunset x-tagGroups x-title x-values x-webhooks`.split(/\s+/);

/** Removes differences in case, hyphens, and plurals. */
const normalize = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '').replace(/s$/, '');

/**
 * Finds the extension that a name was meant to be: one that differs in at most one letter. Other tools' extensions,
 * such as `x-example`, can be similar.
 */
const findIntended = (name: string) =>
  knownExtensions.find((known) => known !== name && leven(normalize(known), normalize(name)) <= 1);

/** Reports extensions that have no effect: misspelled names, incomplete limits, and invalid dates. */
export const extensionRule: Oas2Rule & Oas3Rule = () => ({
  Operation: {
    enter(node: unknown, context: UserContext) {
      const key = 'x-rate-limit';
      if (isObject(node) && node[key] !== undefined && readRateLimit(node) === undefined) {
        context.report({
          message: `"${key}" has no effect. Give it a numeric "limit" and, in seconds, a numeric "window".`,
          location: context.location.child(key),
        });
      }
    },
  },
  any: {
    enter(node: unknown, context: UserContext) {
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
      const sunset = Object.getOwnPropertyDescriptor(node, 'x-sunset')?.value as unknown;
      if (sunset !== undefined && readDate(String(sunset)) === undefined) {
        context.report({
          message: `"x-sunset" isn't a date, so it has no effect. Use a date such as "2026-12-31".`,
          location: context.location.child('x-sunset'),
        });
      }
      for (const key of Object.keys(node).filter((name) => name.startsWith('x-') && !knownExtensions.includes(name))) {
        const intended = findIntended(key);
        if (intended !== undefined) {
          context.report({
            message: `"${key}" has no effect. Did you mean "${intended}"?`,
            location: {...context.location.child(key), reportOnKey: true},
          });
        }
      }
    },
  },
});
