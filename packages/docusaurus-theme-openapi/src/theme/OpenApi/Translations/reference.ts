import {translate} from '@docusaurus/Translate';

/**
 * Returns the texts of the reference, which the build renders. It reads their translations from the messages of the theme and
 * the site, so replacing this module has no effect.
 */
export const getReferenceTexts = () => ({
  and: translate({
    id: 'theme.openapi.and',
    message: 'and',
    description: 'Between two names, such as credentials that are both required',
  }),
  or: translate({
    id: 'theme.openapi.or',
    message: 'or',
    description: 'Between two alternatives, such as types or media types',
  }),
  yes: translate({id: 'theme.openapi.yes', message: 'Yes', description: 'Value of a table cell'}),
  no: translate({id: 'theme.openapi.no', message: 'No', description: 'Value of a table cell'}),
  none: translate({
    id: 'theme.openapi.none',
    message: 'None',
    description: 'Authentication of an operation that requires none',
  }),
  seeAlso: translate({
    id: 'theme.openapi.seeAlso',
    message: 'See also',
    description: 'Label of a link to further documentation',
  }),
  furtherDocumentation: translate({
    id: 'theme.openapi.furtherDocumentation',
    message: 'Further documentation',
    description: 'Text of a link to documentation elsewhere, if the document has none',
  }),
  'badge.required': translate({
    id: 'theme.openapi.badge.required',
    message: 'required',
    description: 'Badge of a parameter or field',
  }),
  'badge.deprecated': translate({
    id: 'theme.openapi.badge.deprecated',
    message: 'deprecated',
    description: 'Badge of an operation, parameter, or field',
  }),
  'badge.readOnly': translate({
    id: 'theme.openapi.badge.readOnly',
    message: 'read-only',
    description: 'Badge of a field that only responses contain',
  }),
  'badge.writeOnly': translate({
    id: 'theme.openapi.badge.writeOnly',
    message: 'write-only',
    description: 'Badge of a field that only requests contain',
  }),
  'badge.event': translate({
    id: 'theme.openapi.badge.event',
    message: 'event',
    description: 'Badge of a webhook in the list of operations',
  }),
  optional: translate({
    id: 'theme.openapi.optional',
    message: 'optional',
    description: 'Note after the type of a request body',
  }),
  'group.all': translate({
    id: 'theme.openapi.group.all',
    message: 'All operations',
    description: 'Title of the operations of a document without tags',
  }),
  'group.other': translate({
    id: 'theme.openapi.group.other',
    message: 'Other operations',
    description: 'Title of the operations without a tag',
  }),
  'group.webhooks': translate({
    id: 'theme.openapi.group.webhooks',
    message: 'Webhooks',
    description: 'Title of the webhooks of a document',
  }),
  'group.overview': translate({
    id: 'theme.openapi.group.overview',
    message: 'Overview',
    description: 'Label of the page of a document in the sidebar',
  }),
  'group.schemas': translate({
    id: 'theme.openapi.group.schemas',
    message: 'Schemas',
    description: 'Title of the schemas of a document',
  }),
  'group.operations': translate({
    id: 'theme.openapi.group.operations',
    message: 'Operations',
    description: 'Title of the list of operations',
  }),
  'group.part': translate({
    id: 'theme.openapi.group.part',
    message: '{title} ({number} of {count})',
    description: 'Label of one of several pages with the operations of a tag, or with schemas',
  }),
  'filter.label': translate({
    id: 'theme.openapi.filter.label',
    message: 'Filter operations',
    description: 'Label of the field above a list of operations',
  }),
  'filter.placeholder': translate({
    id: 'theme.openapi.filter.placeholder',
    message: 'Name, path, or method',
    description: 'Placeholder of the field above a list of operations',
  }),
  'document.version': translate({
    id: 'theme.openapi.document.version',
    message: 'Version',
    description: 'Label of the version of a document',
  }),
  'document.contact': translate({
    id: 'theme.openapi.document.contact',
    message: 'Contact',
    description: 'Label of the contact of an API',
  }),
  'document.license': translate({
    id: 'theme.openapi.document.license',
    message: 'License',
    description: 'Label of the license of an API',
  }),
  'document.terms': translate({
    id: 'theme.openapi.document.terms',
    message: 'Terms of service',
    description: 'Label of a link',
  }),
  'document.download': translate({
    id: 'theme.openapi.document.download',
    message: 'Download',
    description: 'Label of the links that download the OpenAPI document',
  }),
  'server.url': translate({
    id: 'theme.openapi.server.url',
    message: 'Base URL',
    description: 'Label of the URL of a server',
  }),
  'server.default': translate({
    id: 'theme.openapi.server.default',
    message: 'Default: {value}',
    description: 'Default of a variable in the URL of a server',
  }),
  security: translate({
    id: 'theme.openapi.security',
    message: 'Authentication',
    description: 'Label of security schemes, and of the credentials that an operation requires',
  }),
  'security.withScopes': translate({
    id: 'theme.openapi.security.withScopes',
    message: '{scheme} with {scopes}',
    description: 'A credential, and the OAuth scopes that it needs',
  }),
  'security.orNone': translate({
    id: 'theme.openapi.security.orNone',
    message: '{schemes}, or no authentication',
    description: 'The credentials that an operation accepts, but doesn’t require',
  }),
  'security.header': translate({
    id: 'theme.openapi.security.header',
    message: 'header {name}',
    description: 'Where a credential is sent',
  }),
  'security.query': translate({
    id: 'theme.openapi.security.query',
    message: 'query parameter {name}',
    description: 'Where a credential is sent',
  }),
  'security.cookie': translate({
    id: 'theme.openapi.security.cookie',
    message: 'cookie {name}',
    description: 'Where a credential is sent',
  }),
  'security.basic': translate({
    id: 'theme.openapi.security.basic',
    message: 'HTTP Basic authentication',
    description: 'Type of a security scheme',
  }),
  'security.tokenFormat': translate({
    id: 'theme.openapi.security.tokenFormat',
    message: 'Token format',
    description: 'Label of the format of a token, such as JWT',
  }),
  'security.discovery': translate({
    id: 'theme.openapi.security.discovery',
    message: 'Discovery document',
    description: 'Label of the URL of an OpenID Connect discovery document',
  }),
  'security.scopes': translate({
    id: 'theme.openapi.security.scopes',
    message: 'Scopes',
    description: 'Label of a list of OAuth scopes',
  }),
  'security.authorizationCode': translate({
    id: 'theme.openapi.security.authorizationCode',
    message: 'Authorization code flow',
    description: 'Name of an OAuth flow',
  }),
  'security.clientCredentials': translate({
    id: 'theme.openapi.security.clientCredentials',
    message: 'Client credentials flow',
    description: 'Name of an OAuth flow',
  }),
  'security.implicit': translate({
    id: 'theme.openapi.security.implicit',
    message: 'Implicit flow',
    description: 'Name of an OAuth flow',
  }),
  'security.password': translate({
    id: 'theme.openapi.security.password',
    message: 'Password flow',
    description: 'Name of an OAuth flow',
  }),
  'security.authorizationUrl': translate({
    id: 'theme.openapi.security.authorizationUrl',
    message: 'Authorization URL',
    description: 'Label of a URL of an OAuth flow',
  }),
  'security.tokenUrl': translate({
    id: 'theme.openapi.security.tokenUrl',
    message: 'Token URL',
    description: 'Label of a URL of an OAuth flow',
  }),
  'security.refreshUrl': translate({
    id: 'theme.openapi.security.refreshUrl',
    message: 'Refresh URL',
    description: 'Label of a URL of an OAuth flow',
  }),
  'operation.id': translate({
    id: 'theme.openapi.operation.id',
    message: 'Operation ID',
    description: 'Label of the ID of an operation',
  }),
  'operation.access': translate({
    id: 'theme.openapi.operation.access',
    message: 'Access',
    description: 'Label of the callers that can use an operation',
  }),
  'operation.rateLimit': translate({
    id: 'theme.openapi.operation.rateLimit',
    message: 'Rate limit',
    description: 'Label of the rate limit of an operation',
  }),
  'operation.deprecated': translate({
    id: 'theme.openapi.operation.deprecated',
    message: "Don't use it in new code.",
    description: 'Note after the badge "deprecated" of an operation',
  }),
  'operation.copyUrl': translate({
    id: 'theme.openapi.operation.copyUrl',
    message: 'Copy URL',
    description: 'Accessible name of the button that copies the URL of an operation',
  }),
  'operation.copy': translate({
    id: 'theme.openapi.operation.copy',
    message: 'Copy',
    description: 'Text of the button that copies the URL of an operation',
  }),
  'operation.guide': translate({
    id: 'theme.openapi.operation.guide',
    message: 'Guide: {operation}',
    description: 'Link from the reference of an operation to its page',
  }),
  'operation.usage': translate({
    id: 'theme.openapi.operation.usage',
    message: 'When to use this operation',
    description: 'Heading',
  }),
  'operation.useWhen': translate({
    id: 'theme.openapi.operation.useWhen',
    message: 'Use this operation when {condition}',
    description: 'When to use an operation. The condition is text of the document.',
  }),
  'operation.alternatives': translate({
    id: 'theme.openapi.operation.alternatives',
    message: 'Alternatives',
    description: 'Title of a list of other operations',
  }),
  'operation.useInstead': translate({
    id: 'theme.openapi.operation.useInstead',
    message: '{operation}: Use it when {condition}',
    description: 'When to use another operation. The condition is text of the document.',
  }),
  'operation.behavior': translate({
    id: 'theme.openapi.operation.behavior',
    message: 'Retries, side effects, and limits',
    description: 'Heading',
  }),
  'operation.retries': translate({
    id: 'theme.openapi.operation.retries',
    message: 'Retries:',
    description: 'Label of a paragraph',
  }),
  'operation.sideEffects': translate({
    id: 'theme.openapi.operation.sideEffects',
    message: 'Side effects',
    description: 'Title of a list',
  }),
  'operation.limits': translate({
    id: 'theme.openapi.operation.limits',
    message: 'Limits and expiration',
    description: 'Title of a list',
  }),
  'operation.callback': translate({
    id: 'theme.openapi.operation.callback',
    message: 'Callback: {title}',
    description: 'Heading of a callback',
  }),
  rateLimit: translate({
    id: 'theme.openapi.rateLimit',
    message: '{limit} calls per {period}',
    description: 'Rate limit of an operation',
  }),
  'rateLimit.bucket': translate({
    id: 'theme.openapi.rateLimit.bucket',
    message: '{limit} calls per {period} for each {bucket}',
    description: 'Rate limit of an operation. {bucket} is text of the document, such as "user"',
  }),
  'period.second': translate({
    id: 'theme.openapi.period.second',
    message: 'second',
    description: 'Period of a rate limit',
  }),
  'period.minute': translate({
    id: 'theme.openapi.period.minute',
    message: 'minute',
    description: 'Period of a rate limit',
  }),
  'period.hour': translate({id: 'theme.openapi.period.hour', message: 'hour', description: 'Period of a rate limit'}),
  'period.day': translate({id: 'theme.openapi.period.day', message: 'day', description: 'Period of a rate limit'}),
  'period.seconds': translate({
    id: 'theme.openapi.period.seconds',
    message: '{seconds} seconds',
    description: 'Period of a rate limit, other than a second',
  }),
  request: translate({
    id: 'theme.openapi.request',
    message: 'Request',
    description: 'Heading, and title of an operation’s only sample',
  }),
  'request.minimal': translate({
    id: 'theme.openapi.request.minimal',
    message: 'Minimal request',
    description: 'Title of the sample with only what is required',
  }),
  'request.complete': translate({
    id: 'theme.openapi.request.complete',
    message: 'Complete request',
    description: 'Title of the sample with all parameters and fields',
  }),
  'request.webhook': translate({
    id: 'theme.openapi.request.webhook',
    message: 'Webhook request',
    description: 'Heading of the request that a webhook receives',
  }),
  'request.body': translate({id: 'theme.openapi.request.body', message: 'Request body', description: 'Heading'}),
  'request.payload': translate({
    id: 'theme.openapi.request.payload',
    message: 'Payload',
    description: 'Heading of the body that a webhook receives',
  }),
  'parameters.path': translate({
    id: 'theme.openapi.parameters.path',
    message: 'Path parameters',
    description: 'Heading',
  }),
  'parameters.query': translate({
    id: 'theme.openapi.parameters.query',
    message: 'Query parameters',
    description: 'Heading',
  }),
  'parameters.header': translate({
    id: 'theme.openapi.parameters.header',
    message: 'Headers',
    description: 'Heading of the headers of a request',
  }),
  'parameters.cookie': translate({
    id: 'theme.openapi.parameters.cookie',
    message: 'Cookies',
    description: 'Heading of the cookies of a request',
  }),
  'parameter.mediaType': translate({
    id: 'theme.openapi.parameter.mediaType',
    message: 'Media type',
    description: 'Label',
  }),
  'parameter.serialization': translate({
    id: 'theme.openapi.parameter.serialization',
    message: 'Serialization',
    description: 'Label of how a parameter with several values is sent',
  }),
  'parameter.exploded': translate({
    id: 'theme.openapi.parameter.exploded',
    message: '{style}, one pair per value',
    description: 'How a parameter with several values is sent',
  }),
  'parameter.joined': translate({
    id: 'theme.openapi.parameter.joined',
    message: '{style}, joined',
    description: 'How a parameter with several values is sent',
  }),
  'parameter.emptyValue': translate({
    id: 'theme.openapi.parameter.emptyValue',
    message: 'Empty value',
    description: 'Label',
  }),
  'parameter.allowed': translate({
    id: 'theme.openapi.parameter.allowed',
    message: 'allowed',
    description: 'Whether a parameter can be empty',
  }),
  'parameter.reserved': translate({
    id: 'theme.openapi.parameter.reserved',
    message: 'Reserved characters',
    description: 'Label',
  }),
  'parameter.unencoded': translate({
    id: 'theme.openapi.parameter.unencoded',
    message: 'sent without encoding',
    description: 'How reserved characters in a parameter are sent',
  }),
  content: translate({
    id: 'theme.openapi.content',
    message: 'Content',
    description: 'Title of collapsed fields or values',
  }),
  'content.partTypes': translate({
    id: 'theme.openapi.content.partTypes',
    message: 'Media types of the parts: {parts}.',
    description: 'The media types of the parts of a form',
  }),
  'content.encoding': translate({
    id: 'theme.openapi.content.encoding',
    message: 'Encoding of {part}',
    description: 'Title of how a part of a form is sent',
  }),
  responses: translate({id: 'theme.openapi.responses', message: 'Responses', description: 'Heading'}),
  'responses.yours': translate({
    id: 'theme.openapi.responses.yours',
    message: 'Your response',
    description: 'Heading of the responses to a webhook',
  }),
  'response.headers.plurals': translate({
    id: 'theme.openapi.response.headers.plurals',
    message: 'Header {names}|{count} headers: {names}',
    description: 'Title of the collapsed headers of a response',
  }),
  'response.noBody': translate({
    id: 'theme.openapi.response.noBody',
    message: 'No response body',
    description: 'Note in a response without content',
  }),
  'response.links': translate({
    id: 'theme.openapi.response.links',
    message: 'Links',
    description: 'Title of the operations that can use values from a response',
  }),
  'status.other': translate({
    id: 'theme.openapi.status.other',
    message: 'Any other status',
    description: 'Title of the response for all statuses that aren’t listed',
  }),
  'status.informational': translate({
    id: 'theme.openapi.status.informational',
    message: 'Informational',
    description: 'Class of statuses (1XX)',
  }),
  'status.success': translate({
    id: 'theme.openapi.status.success',
    message: 'Success',
    description: 'Class of statuses (2XX)',
  }),
  'status.redirection': translate({
    id: 'theme.openapi.status.redirection',
    message: 'Redirection',
    description: 'Class of statuses (3XX)',
  }),
  'status.clientError': translate({
    id: 'theme.openapi.status.clientError',
    message: 'Client error',
    description: 'Class of statuses (4XX)',
  }),
  'status.serverError': translate({
    id: 'theme.openapi.status.serverError',
    message: 'Server error',
    description: 'Class of statuses (5XX)',
  }),
  errors: translate({id: 'theme.openapi.errors', message: 'Errors', description: 'Heading'}),
  'errors.table': translate({
    id: 'theme.openapi.errors.table',
    message: 'Table',
    description: 'Accessible name of the table of error codes',
  }),
  'errors.status': translate({
    id: 'theme.openapi.errors.status',
    message: 'Status',
    description: 'Column of the table of error codes',
  }),
  'errors.code': translate({
    id: 'theme.openapi.errors.code',
    message: 'Code',
    description: 'Column of the table of error codes',
  }),
  'errors.description': translate({
    id: 'theme.openapi.errors.description',
    message: 'Description',
    description: 'Column of the table of error codes',
  }),
  'errors.retryable': translate({
    id: 'theme.openapi.errors.retryable',
    message: 'Retryable',
    description: 'Column of the table of error codes',
  }),
  'errors.action': translate({
    id: 'theme.openapi.errors.action',
    message: 'Recommended action',
    description: 'Column of the table of error codes',
  }),
  'errors.examples': translate({
    id: 'theme.openapi.errors.examples',
    message: 'Example error responses',
    description: 'Title of a list',
  }),
  'errors.headers': translate({
    id: 'theme.openapi.errors.headers',
    message: 'Error response headers',
    description: 'Title of the headers that only error responses have',
  }),
  'errors.returnedWith': translate({
    id: 'theme.openapi.errors.returnedWith',
    message: 'returned with {statuses}',
    description: 'The statuses of the responses that have a header',
  }),
  example: translate({
    id: 'theme.openapi.example',
    message: 'Example',
    description: 'Title of an example without a name',
  }),
  'example.generated': translate({
    id: 'theme.openapi.example.generated',
    message: 'Example generated from the schema',
    description: 'Title of an example that isn’t in the document',
  }),
  'example.omitted.plurals': translate({
    id: 'theme.openapi.example.omitted.plurals',
    message: 'The OpenAPI document contains {count} more example.|The OpenAPI document contains {count} more examples.',
    description: 'Note below examples',
  }),
  'values.always': translate({
    id: 'theme.openapi.values.always',
    message: 'Always {value}.',
    description: 'The only value of a field',
  }),
  'values.list': translate({
    id: 'theme.openapi.values.list',
    message: 'Possible values: {values}.',
    description: 'The values of a field, in a sentence',
  }),
  'values.title': translate({
    id: 'theme.openapi.values.title',
    message: 'Possible values',
    description: 'Title of the values of a field',
  }),
  'values.only': translate({
    id: 'theme.openapi.values.only',
    message: 'Only value',
    description: 'Title of the only value of a field',
  }),
  'values.count.plurals': translate({
    id: 'theme.openapi.values.count.plurals',
    message: '{count} possible value|{count} possible values',
    description: 'Title of the collapsed values of a field',
  }),
  'values.examples': translate({
    id: 'theme.openapi.values.examples',
    message: '{count} possible values, such as {values}.',
    description: 'Some values of a field; {values} are codes, separated by commas',
  }),
  'values.see': translate({
    id: 'theme.openapi.values.see',
    message: 'See {schema}.',
    description: 'After the values of a field; {schema} is a link to their descriptions',
  }),
  'type.any': translate({id: 'theme.openapi.type.any', message: 'any value', description: 'Type of a field'}),
  'type.never': translate({
    id: 'theme.openapi.type.never',
    message: 'no value',
    description: 'Type of a field that can’t have a value',
  }),
  'type.array': translate({id: 'theme.openapi.type.array', message: 'array of {type}', description: 'Type of a field'}),
  'type.map': translate({
    id: 'theme.openapi.type.map',
    message: 'map of {type}',
    description: 'Type of an object whose fields have any name',
  }),
  'type.tuple': translate({
    id: 'theme.openapi.type.tuple',
    message: 'tuple of {count}',
    description: 'Type of an array with a fixed number of items',
  }),
  'type.oneOf': translate({
    id: 'theme.openapi.type.oneOf',
    message: 'one of {count}',
    description: 'Type of a field with alternatives (oneOf)',
  }),
  'type.anyOf': translate({
    id: 'theme.openapi.type.anyOf',
    message: 'any of {count}',
    description: 'Type of a field with alternatives (anyOf)',
  }),
  'schema.fields.plurals': translate({
    id: 'theme.openapi.schema.fields.plurals',
    message: '{count} field|{count} fields',
    description: 'Title of collapsed fields',
  }),
  'schema.alternatives.plurals': translate({
    id: 'theme.openapi.schema.alternatives.plurals',
    message: '{count} alternative|{count} alternatives',
    description: 'Title of collapsed alternatives',
  }),
  'schema.ofEachItem': translate({
    id: 'theme.openapi.schema.ofEachItem',
    message: '{text} of each item',
    description: 'Label of a constraint of the items of an array, or the number of their fields',
  }),
  'schema.eachItem': translate({
    id: 'theme.openapi.schema.eachItem',
    message: 'Each item:',
    description: 'Before the description of the items of an array',
  }),
  'schema.matchingFields': translate({
    id: 'theme.openapi.schema.matchingFields',
    message: 'Fields that match {pattern}',
    description: 'Instead of the name of fields',
  }),
  'schema.anyField': translate({
    id: 'theme.openapi.schema.anyField',
    message: 'Any field',
    description: 'Instead of the name of fields',
  }),
  'schema.sharedFields': translate({
    id: 'theme.openapi.schema.sharedFields',
    message: 'Fields of all alternatives',
    description: 'Title of the fields that all alternatives of a body have',
  }),
  'schema.additionalFields': translate({
    id: 'theme.openapi.schema.additionalFields',
    message: 'Additional fields',
    description: 'Instead of the name of fields, and label of a constraint',
  }),
  'schema.notAllowed': translate({
    id: 'theme.openapi.schema.notAllowed',
    message: 'not allowed',
    description: 'Whether an object can have other fields',
  }),
  'schema.not': translate({
    id: 'theme.openapi.schema.not',
    message: 'Must not be: {type}',
    description: 'A type that a value must not have',
  }),
  'schema.sameFields': translate({
    id: 'theme.openapi.schema.sameFields',
    message: 'Same fields as {schema}.',
    description: 'Instead of the fields of a recursive schema',
  }),
  'schema.seeFields': translate({
    id: 'theme.openapi.schema.seeFields',
    message: 'For its fields, see {schema}.',
    description: 'Instead of fields',
  }),
  'schema.seeDocument': translate({
    id: 'theme.openapi.schema.seeDocument',
    message: 'For its fields, see {schema} in the OpenAPI document.',
    description: 'Instead of fields that no page shows',
  }),
  'schema.oneOf': translate({
    id: 'theme.openapi.schema.oneOf',
    message: 'Exactly one of the following',
    description: 'Title of alternatives (oneOf)',
  }),
  'schema.anyOf': translate({
    id: 'theme.openapi.schema.anyOf',
    message: 'One or more of the following',
    description: 'Title of alternatives (anyOf)',
  }),
  'schema.dependingOn': translate({
    id: 'theme.openapi.schema.dependingOn',
    message: '{text}, depending on {field}',
    description: 'Title of alternatives that a field selects',
  }),
  'schema.requires': translate({
    id: 'theme.openapi.schema.requires',
    message: 'Requires {fields}.',
    description: 'The fields that an alternative requires',
  }),
  'schema.with': translate({
    id: 'theme.openapi.schema.with',
    message: 'with {fields}',
    description: 'Title of an alternative that only requires fields',
  }),
  'schema.alternative': translate({
    id: 'theme.openapi.schema.alternative',
    message: 'Alternative {number}',
    description: 'Title of an alternative without a name',
  }),
  'constraint.always': translate({
    id: 'theme.openapi.constraint.always',
    message: 'Always',
    description: 'Label of a constant',
  }),
  'constraint.default': translate({
    id: 'theme.openapi.constraint.default',
    message: 'Default',
    description: 'Label of the default of a field',
  }),
  'constraint.examples.plurals': translate({
    id: 'theme.openapi.constraint.examples.plurals',
    message: 'Example|Examples',
    description: 'Label of the examples of a field',
  }),
  'constraint.range': translate({
    id: 'theme.openapi.constraint.range',
    message: 'Range',
    description: 'Label of the minimum and maximum of a number',
  }),
  'constraint.multipleOf': translate({
    id: 'theme.openapi.constraint.multipleOf',
    message: 'Multiple of',
    description: 'Label of the divisor of a number',
  }),
  'constraint.length': translate({
    id: 'theme.openapi.constraint.length',
    message: 'Length',
    description: 'Label of the minimum and maximum length of text or an array',
  }),
  'constraint.size': translate({
    id: 'theme.openapi.constraint.size',
    message: 'Size',
    description: 'Label of the minimum and maximum number of fields',
  }),
  'constraint.items': translate({
    id: 'theme.openapi.constraint.items',
    message: 'Items',
    description: 'Label of a constraint of the items of an array',
  }),
  'constraint.unique': translate({
    id: 'theme.openapi.constraint.unique',
    message: 'unique',
    description: 'Constraint of the items of an array',
  }),
  'constraint.pattern': translate({
    id: 'theme.openapi.constraint.pattern',
    message: 'Pattern',
    description: 'Label of a regular expression',
  }),
  'constraint.encoding': translate({
    id: 'theme.openapi.constraint.encoding',
    message: 'Encoding',
    description: 'Label of an encoding, such as base64',
  }),
  'constraint.with': translate({
    id: 'theme.openapi.constraint.with',
    message: 'With {field}',
    description: 'Label of the fields that another field requires',
  }),
  'constraint.requires': translate({
    id: 'theme.openapi.constraint.requires',
    message: 'requires {fields}',
    description: 'The fields that another field requires',
  }),
  'constraint.forbiddenFields': translate({
    id: 'theme.openapi.constraint.forbiddenFields',
    message: 'Fields not allowed',
    description: 'Label of names of fields',
  }),
  'constraint.fieldNames': translate({
    id: 'theme.openapi.constraint.fieldNames',
    message: 'Field names',
    description: 'Label of a constraint of the names of fields',
  }),
  'constraint.not': translate({
    id: 'theme.openapi.constraint.not',
    message: 'Not allowed',
    description: 'Label of a schema that a value must not match',
  }),
  'constraint.exactly': translate({
    id: 'theme.openapi.constraint.exactly',
    message: 'exactly {value}',
    description: 'A number, or the only number of characters, items, or fields',
  }),
  'constraint.between': translate({
    id: 'theme.openapi.constraint.between',
    message: '{minimum} to {maximum}',
    description: 'Minimum and maximum. The maximum can include a unit, such as "80 characters".',
  }),
  'constraint.atLeast': translate({
    id: 'theme.openapi.constraint.atLeast',
    message: 'at least {value}',
    description: 'A minimum with a unit, such as "1 character"',
  }),
  'constraint.atMost': translate({
    id: 'theme.openapi.constraint.atMost',
    message: 'at most {value}',
    description: 'A maximum with a unit, such as "80 characters"',
  }),
  'constraint.minimum': translate({
    id: 'theme.openapi.constraint.minimum',
    message: '{value} or more',
    description: 'Minimum of a number',
  }),
  'constraint.maximum': translate({
    id: 'theme.openapi.constraint.maximum',
    message: '{value} or less',
    description: 'Maximum of a number',
  }),
  'constraint.exclusiveMinimum': translate({
    id: 'theme.openapi.constraint.exclusiveMinimum',
    message: 'more than {value}',
    description: 'Exclusive minimum of a number',
  }),
  'constraint.exclusiveMaximum': translate({
    id: 'theme.openapi.constraint.exclusiveMaximum',
    message: 'less than {value}',
    description: 'Exclusive maximum of a number',
  }),
  'constraint.characters.plurals': translate({
    id: 'theme.openapi.constraint.characters.plurals',
    message: '{count} character|{count} characters',
    description: 'A number of characters',
  }),
  'constraint.itemCount.plurals': translate({
    id: 'theme.openapi.constraint.itemCount.plurals',
    message: '{count} item|{count} items',
    description: 'A number of items of an array',
  }),
  'code.label': translate({
    id: 'theme.openapi.code.label',
    message: '{language} code',
    description: 'Name of a code block',
  }),
  'console.credential.custom': translate({
    id: 'theme.openapi.console.credential.custom',
    message: 'Another token',
    description: 'Option for a token that the reader enters',
  }),
  'console.credential.none': translate({
    id: 'theme.openapi.console.credential.none',
    message: 'None',
    description: 'Option for a request without a credential',
  }),
});
