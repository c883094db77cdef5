const sentences = {
  added: '{place} was added.',
  addedRequired: '{place} was added, and is required.',
  removed: '{place} was removed.',
  removedRequired: '{place}, which was required, was removed.',
  rejected: '{place} was removed, and is rejected.',
  required: '{place} is now required.',
  optional: '{place} is no longer required.',
  moved: '{place} moved from {before} to {after}.',
  deprecated: '{place} is deprecated.',
  notDeprecated: '{place} is no longer deprecated.',
  description: '{place} has a new description.',
  othersRejected: '{place} can’t have other properties anymore.',
  othersAllowed: '{place} can have other properties.',
  allowed: '{place} can also be {after}.',
  notAllowed: '{place} can’t be {before} anymore.',
  limited: '{place} can only be {after}.',
  unlimited: '{place} can have values other than {before}.',
  changed: '{place} has the {term} {after} instead of {before}.',
  has: '{place} now has the {term} {after}.',
  hasNot: '{place} no longer has the {term} {before}.',
  stricter: '{place} has the {term} {after}, which allows less than {before}.',
  looser: '{place} has the {term} {after}, which allows more than {before}.',
  supported: '{place} also supports the {term} {after}.',
  notSupported: '{place} no longer supports the {term} {before}.',
  needed: '{place} now requires the {term} {after}.',
  notNeeded: '{place} no longer requires the {term} {before}.',
};

const terms = {
  'term.type': 'type',
  'term.format': 'format',
  'term.default': 'default',
  'term.limit': 'limit',
  'term.rule': 'rule',
  'term.pattern': 'pattern',
  'term.id': 'ID',
  'term.name': 'name',
  'term.serialization': 'serialization',
  'term.discriminator': 'discriminator',
  'term.values': 'values',
  'term.definition': 'definition',
  'term.server': 'server',
  'term.credentials': 'credentials',
  'term.mediaType': 'media type',
  'term.scope': 'scope',
};

const places = {
  'place.document': 'The API',
  'place.operation': 'The operation',
  'place.webhook': 'The webhook',
  'place.callback': 'The callback {name}',
  'place.securityScheme': 'The security scheme {name}',
  'place.parameter': 'The {in} parameter {name}',
  'place.header': 'The header {name} of the response {owner}',
  'place.body': 'The request body',
  'place.response': 'The response {name}',
  'place.schema': 'The schema {name}',
  'place.parameterField': '{name} in the {in} parameter {owner}',
  'place.headerField': '{name} in the header {owner}',
  'place.bodyField': '{name} in the request body',
  'place.responseField': '{name} in the response {owner}',
  'place.schemaField': '{name} in the schema {owner}',
};

/**
 * The English sentences of descriptions, in CommonMark. `{place}` is the subject, `{before}` and `{after}` are values,
 * and `{term}` is one of the terms. In places, `{name}` is a name, and `{owner}` is where it is.
 */
export const englishTexts = {...sentences, ...terms, ...places, nothing: 'none'};

/** The sentences of descriptions. In a theme, they're translations. */
export type ChangeTexts = Readonly<Record<keyof typeof englishTexts, string>>;

export type SentenceKey = keyof typeof sentences;
export type TermKey = keyof typeof terms;
export type PlaceKey = keyof typeof places;
