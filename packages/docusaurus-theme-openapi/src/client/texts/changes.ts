import {translate} from '@docusaurus/Translate';

/**
 * Declares the sentences about changes of an API for `docusaurus write-translations`: about `{place}`, with the values
 * `{before}`, `{after}`, and `{example}`. The build reads them from `locales/`.
 */
export const getChangeTexts = () => ({
  'change.added': translate({id: 'theme.openapi.change.added', message: '{place} was added.'}),
  'change.addedRequired': translate({
    id: 'theme.openapi.change.addedRequired',
    message: '{place} was added, and is required.',
  }),
  'change.removed': translate({id: 'theme.openapi.change.removed', message: '{place} was removed.'}),
  'change.removedRequired': translate({
    id: 'theme.openapi.change.removedRequired',
    message: '{place}, which was required, was removed.',
  }),
  'change.rejected': translate({id: 'theme.openapi.change.rejected', message: '{place} was removed, and is rejected.'}),
  'change.required': translate({id: 'theme.openapi.change.required', message: '{place} is now required.'}),
  'change.optional': translate({id: 'theme.openapi.change.optional', message: '{place} is no longer required.'}),
  'change.moved': translate({id: 'theme.openapi.change.moved', message: '{place} moved from {before} to {after}.'}),
  'change.deprecated': translate({id: 'theme.openapi.change.deprecated', message: '{place} is deprecated.'}),
  'change.notDeprecated': translate({
    id: 'theme.openapi.change.notDeprecated',
    message: '{place} is no longer deprecated.',
  }),
  'change.description': translate({id: 'theme.openapi.change.description', message: '{place} has a new description.'}),
  'change.readOnly': translate({id: 'theme.openapi.change.readOnly', message: '{place} is now read-only.'}),
  'change.writeOnly': translate({id: 'theme.openapi.change.writeOnly', message: '{place} is now write-only.'}),
  'change.othersRejected': translate({
    id: 'theme.openapi.change.othersRejected',
    message: '{place} can’t have other properties anymore.',
  }),
  'change.othersAllowed': translate({
    id: 'theme.openapi.change.othersAllowed',
    message: '{place} can have other properties.',
  }),
  'change.allowed': translate({id: 'theme.openapi.change.allowed', message: '{place} can also be {after}.'}),
  'change.notAllowed': translate({
    id: 'theme.openapi.change.notAllowed',
    message: '{place} can’t be {before} anymore.',
  }),
  'change.limited': translate({id: 'theme.openapi.change.limited', message: '{place} can only be {after}.'}),
  'change.unlimited': translate({
    id: 'theme.openapi.change.unlimited',
    message: '{place} can have values other than {before}.',
  }),
  'change.changed': translate({
    id: 'theme.openapi.change.changed',
    message: '{place} has the {term} {after} instead of {before}.',
  }),
  'change.has': translate({id: 'theme.openapi.change.has', message: '{place} now has the {term} {after}.'}),
  'change.hasNot': translate({
    id: 'theme.openapi.change.hasNot',
    message: '{place} no longer has the {term} {before}.',
  }),
  'change.stricter': translate({
    id: 'theme.openapi.change.stricter',
    message: '{place} has the {term} {after}, which allows less than {before}.',
  }),
  'change.looser': translate({
    id: 'theme.openapi.change.looser',
    message: '{place} has the {term} {after}, which allows more than {before}.',
  }),
  'change.narrowed': translate({
    id: 'theme.openapi.change.narrowed',
    message: '{place} has the {term} {after} instead of {before}, so {example} is no longer valid.',
  }),
  'change.supported': translate({
    id: 'theme.openapi.change.supported',
    message: '{place} also supports the {term} {after}.',
  }),
  'change.notSupported': translate({
    id: 'theme.openapi.change.notSupported',
    message: '{place} no longer supports the {term} {before}.',
  }),
  'change.needed': translate({id: 'theme.openapi.change.needed', message: '{place} now requires the {term} {after}.'}),
  'change.notNeeded': translate({
    id: 'theme.openapi.change.notNeeded',
    message: '{place} no longer requires the {term} {before}.',
  }),
  'change.term.type': translate({
    id: 'theme.openapi.change.term.type',
    message: 'type',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.format': translate({
    id: 'theme.openapi.change.term.format',
    message: 'format',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.default': translate({
    id: 'theme.openapi.change.term.default',
    message: 'default',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.limit': translate({
    id: 'theme.openapi.change.term.limit',
    message: 'limit',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.rule': translate({
    id: 'theme.openapi.change.term.rule',
    message: 'rule',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.pattern': translate({
    id: 'theme.openapi.change.term.pattern',
    message: 'pattern',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.id': translate({
    id: 'theme.openapi.change.term.id',
    message: 'ID',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.name': translate({
    id: 'theme.openapi.change.term.name',
    message: 'name',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.serialization': translate({
    id: 'theme.openapi.change.term.serialization',
    message: 'serialization',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.discriminator': translate({
    id: 'theme.openapi.change.term.discriminator',
    message: 'discriminator',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.values': translate({
    id: 'theme.openapi.change.term.values',
    message: 'values',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.definition': translate({
    id: 'theme.openapi.change.term.definition',
    message: 'definition',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.server': translate({
    id: 'theme.openapi.change.term.server',
    message: 'server',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.credentials': translate({
    id: 'theme.openapi.change.term.credentials',
    message: 'credentials',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.mediaType': translate({
    id: 'theme.openapi.change.term.mediaType',
    message: 'media type',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.term.scope': translate({
    id: 'theme.openapi.change.term.scope',
    message: 'scope',
    description: 'Replaces {term} in sentences about changes',
  }),
  'change.place.document': translate({id: 'theme.openapi.change.place.document', message: 'The API'}),
  'change.place.operation': translate({id: 'theme.openapi.change.place.operation', message: 'The operation'}),
  'change.place.webhook': translate({id: 'theme.openapi.change.place.webhook', message: 'The webhook'}),
  'change.place.callback': translate({id: 'theme.openapi.change.place.callback', message: 'The callback {name}'}),
  'change.place.securityScheme': translate({
    id: 'theme.openapi.change.place.securityScheme',
    message: 'The security scheme {name}',
  }),
  'change.place.parameter': translate({
    id: 'theme.openapi.change.place.parameter',
    message: 'The {in} parameter {name}',
  }),
  'change.place.header': translate({
    id: 'theme.openapi.change.place.header',
    message: 'The header {name} of the response {owner}',
  }),
  'change.place.body': translate({id: 'theme.openapi.change.place.body', message: 'The request body'}),
  'change.place.response': translate({id: 'theme.openapi.change.place.response', message: 'The response {name}'}),
  'change.place.schema': translate({id: 'theme.openapi.change.place.schema', message: 'The schema {name}'}),
  'change.place.parameterField': translate({
    id: 'theme.openapi.change.place.parameterField',
    message: '{name} in the {in} parameter {owner}',
  }),
  'change.place.headerField': translate({
    id: 'theme.openapi.change.place.headerField',
    message: '{name} in the header {owner}',
  }),
  'change.place.bodyField': translate({
    id: 'theme.openapi.change.place.bodyField',
    message: '{name} in the request body',
  }),
  'change.place.responseField': translate({
    id: 'theme.openapi.change.place.responseField',
    message: '{name} in the response {owner}',
  }),
  'change.place.schemaField': translate({
    id: 'theme.openapi.change.place.schemaField',
    message: '{name} in the schema {owner}',
  }),
  'change.nothing': translate({
    id: 'theme.openapi.change.nothing',
    message: 'none',
    description: 'The value of {before} or {after} if there is none',
  }),
});
