import {translate} from '@docusaurus/Translate';

/** Returns the texts of the console. */
export const getConsoleTexts = () => ({
  'badge.required': translate({
    id: 'theme.openapi.badge.required',
    message: 'required',
    description: 'Badge of a parameter or field',
  }),
  'console.invalidLink': translate({
    id: 'theme.openapi.console.invalidLink',
    message: 'The link to this request is invalid, so the console shows the example.',
    description: 'Error message',
  }),
  'console.label': translate({
    id: 'theme.openapi.console.label',
    message: 'Console: {operation}',
    description: 'Accessible name of the console',
  }),
  'console.loading': translate({
    id: 'theme.openapi.console.loading',
    message: 'Loading the console…',
    description: 'Status',
  }),
  'console.close': translate({
    id: 'theme.openapi.console.close',
    message: 'Close',
    description: 'Button that closes the console while it loads',
  }),
  'console.closeConsole': translate({
    id: 'theme.openapi.console.closeConsole',
    message: 'Close the console',
    description: 'Accessible name of the button that closes the console',
  }),
  'console.edit': translate({
    id: 'theme.openapi.console.edit',
    message: 'Edit the request',
    description: 'Title of the collapsed form',
  }),
  'console.send': translate({
    id: 'theme.openapi.console.send',
    message: 'Send',
    description: 'Button that sends the request',
  }),
  'console.sending': translate({
    id: 'theme.openapi.console.sending',
    message: 'Sending…',
    description: 'Text of the button while the request is sent',
  }),
  'console.runAgain': translate({
    id: 'theme.openapi.console.runAgain',
    message: 'Run again',
    description: 'Button that sends the request again',
  }),
  'console.waiting': translate({
    id: 'theme.openapi.console.waiting',
    message: 'Waiting for the response…',
    description: 'Status',
  }),
  'console.empty': translate({
    id: 'theme.openapi.console.empty',
    message: 'Send the request to see the response. It runs in your browser: you don’t need an account.',
    description: 'Text in place of the response',
  }),
  'console.noSamples': translate({
    id: 'theme.openapi.console.noSamples',
    message: 'Code samples appear for bodies of up to {count} characters.',
    description: 'Text in place of the samples',
  }),
  'console.responseStatus': translate({
    id: 'theme.openapi.console.responseStatus',
    message: 'Response: {status}, {duration}.',
    description: 'Announcement for screen readers',
  }),
  'console.sandbox': translate({
    id: 'theme.openapi.console.sandbox',
    message: 'Sandbox',
    description: 'Title of the state of the sandbox',
  }),
  'console.sandbox.empty': translate({
    id: 'theme.openapi.console.sandbox.empty',
    message: 'No data yet',
    description: 'State of the sandbox',
  }),
  'console.sandbox.clock': translate({
    id: 'theme.openapi.console.sandbox.clock',
    message: 'clock +{offset}',
    description: 'State of the sandbox, whose clock is ahead',
  }),
  'console.sandbox.reset': translate({
    id: 'theme.openapi.console.sandbox.reset',
    message: 'Reset',
    description: 'Button that resets the sandbox',
  }),
  'console.sandbox.wasReset': translate({
    id: 'theme.openapi.console.sandbox.wasReset',
    message: 'The sandbox has been reset.',
    description: 'Announcement for screen readers',
  }),
  'console.clock': translate({
    id: 'theme.openapi.console.clock',
    message: 'Advance the clock:',
    description: 'Label of buttons',
  }),
  'console.clock.advance': translate({
    id: 'theme.openapi.console.clock.advance',
    message: 'Advance the clock by {time}',
    description: 'Accessible name of a button',
  }),
  'console.clock.advanced': translate({
    id: 'theme.openapi.console.clock.advanced',
    message: 'The clock has been advanced by {time}.',
    description: 'Announcement for screen readers',
  }),
  'console.days.plurals': translate({
    id: 'theme.openapi.console.days.plurals',
    message: '{count} day|{count} days',
    description: 'A duration',
  }),
  'console.hours.plurals': translate({
    id: 'theme.openapi.console.hours.plurals',
    message: '{count} hour|{count} hours',
    description: 'A duration',
  }),
  'console.minutes.plurals': translate({
    id: 'theme.openapi.console.minutes.plurals',
    message: '{count} minute|{count} minutes',
    description: 'A duration',
  }),
  'console.seconds.plurals': translate({
    id: 'theme.openapi.console.seconds.plurals',
    message: '{count} second|{count} seconds',
    description: 'A duration',
  }),
  'console.history': translate({
    id: 'theme.openapi.console.history',
    message: 'History ({count})',
    description: 'Title of the sent requests',
  }),
  'console.history.empty': translate({
    id: 'theme.openapi.console.history.empty',
    message: 'Requests that you send in this tab appear here.',
    description: 'Text in place of the history',
  }),
  'console.history.show': translate({
    id: 'theme.openapi.console.history.show',
    message: '{status}: show again',
    description: 'Accessible name of a request in the history',
  }),
  'console.webhooks': translate({
    id: 'theme.openapi.console.webhooks',
    message: 'Webhooks ({count})',
    description: 'Title of the received webhooks',
  }),
  'console.webhooks.empty': translate({
    id: 'theme.openapi.console.webhooks.empty',
    message: 'When a request with a webhook URL is finished, its webhook arrives here instead of at the URL.',
    description: 'Text in place of the webhooks',
  }),
  'console.webhooks.redeliver': translate({
    id: 'theme.openapi.console.webhooks.redeliver',
    message: 'Redeliver',
    description: 'Button that sends a webhook again',
  }),
  'console.webhooks.redelivered': translate({
    id: 'theme.openapi.console.webhooks.redelivered',
    message: 'The webhook has been redelivered.',
    description: 'Announcement for screen readers',
  }),
  'console.webhooks.target': translate({
    id: 'theme.openapi.console.webhooks.target',
    message: '{event} to {url}',
    description: 'A webhook',
  }),
  'console.webhooks.valid': translate({
    id: 'theme.openapi.console.webhooks.valid',
    message: 'Attempt {attempt}. The signature is valid ✓',
    description: 'State of a webhook',
  }),
  'console.webhooks.invalid': translate({
    id: 'theme.openapi.console.webhooks.invalid',
    message: 'Attempt {attempt}. The signature doesn’t match the body ✗',
    description: 'State of a webhook',
  }),
  'console.privacy': translate({
    id: 'theme.openapi.console.privacy',
    message:
      'Requests run in your browser and are never sent over the network. The data is discarded when you reload or close this tab.',
    description: 'Note below the sandbox',
  }),
  'console.body': translate({
    id: 'theme.openapi.console.body',
    message: 'Request body',
    description: 'Title of the editor',
  }),
  'console.body.label': translate({
    id: 'theme.openapi.console.body.label',
    message: 'Request body (JSON)',
    description: 'Accessible name of the editor',
  }),
  'console.body.editorError': translate({
    id: 'theme.openapi.console.body.editorError',
    message: 'The editor couldn’t be loaded. You can edit the body as plain text.',
    description: 'Error message',
  }),
  'console.body.problems.plurals': translate({
    id: 'theme.openapi.console.body.problems.plurals',
    message: '{count} problem in the request body|{count} problems in the request body',
    description: 'Status of the editor',
  }),
  'console.body.tooDeep': translate({
    id: 'theme.openapi.console.body.tooDeep',
    message: 'The body has more than {count} levels of arrays and objects.',
    description: 'Error message',
  }),
  'console.body.invalidSample.plurals': translate({
    id: 'theme.openapi.console.body.invalidSample.plurals',
    message: 'This example isn’t valid: {count} problem|This example isn’t valid: {count} problems',
    description: 'Status of the editor',
  }),
  'console.body.mediaType': translate({
    id: 'theme.openapi.console.body.mediaType',
    message: 'Content type',
    description: 'Label of a field',
  }),
  'console.body.line': translate({
    id: 'theme.openapi.console.body.line',
    message: 'Line {line}',
    description: 'Position of a problem',
  }),
  'console.body.keys': translate({
    id: 'theme.openapi.console.body.keys',
    message: '{complete} suggests properties and values. {send} sends the request.',
    description: 'Hint below the editor. The placeholders are key combinations.',
  }),
  'console.copyLink': translate({
    id: 'theme.openapi.console.copyLink',
    message: 'Copy link',
    description: 'Button that copies a link to the request',
  }),
  'console.copyLink.hint': translate({
    id: 'theme.openapi.console.copyLink.hint',
    message: 'Copies a link that opens this request in {title}. It doesn’t contain credentials.',
    description: 'Tooltip. The title is that of the site.',
  }),
  'console.copyLink.copied': translate({
    id: 'theme.openapi.console.copyLink.copied',
    message: 'Copied',
    description: 'Result of copying a link',
  }),
  'console.copyLink.tooLarge': translate({
    id: 'theme.openapi.console.copyLink.tooLarge',
    message: 'The request is too large for a link.',
    description: 'Error message',
  }),
  'console.copyLink.field': translate({
    id: 'theme.openapi.console.copyLink.field',
    message: 'Copy this link',
    description: 'Label of a field with a link',
  }),
  'console.polling.status': translate({
    id: 'theme.openapi.console.polling.status',
    message: 'The request is {status}.',
    description: 'Status of an asynchronous request',
  }),
  'console.polling.progress': translate({
    id: 'theme.openapi.console.polling.progress',
    message: 'The request is {status}, {percent} % done.',
    description: 'Status of an asynchronous request',
  }),
  'console.polling.inProgress': translate({
    id: 'theme.openapi.console.polling.inProgress',
    message: 'in progress',
    description: 'Status of an asynchronous request that doesn’t have one',
  }),
  'console.polling.next': translate({
    id: 'theme.openapi.console.polling.next',
    message: 'Polling again in {seconds} s, as Retry-After specifies.',
    description: 'Status',
  }),
  'console.polling.retryAfter': translate({
    id: 'theme.openapi.console.polling.retryAfter',
    message: 'Retry-After is {seconds} s.',
    description: 'Status',
  }),
  'console.polling.remaining': translate({
    id: 'theme.openapi.console.polling.remaining',
    message: 'Time until the next poll',
    description: 'Accessible name of a progress bar',
  }),
  'console.polling.start': translate({
    id: 'theme.openapi.console.polling.start',
    message: 'Poll',
    description: 'Button that starts polling',
  }),
  'console.polling.stop': translate({
    id: 'theme.openapi.console.polling.stop',
    message: 'Stop polling',
    description: 'Button that stops polling',
  }),
  'console.polling.skip': translate({
    id: 'theme.openapi.console.polling.skip',
    message: 'Skip the wait',
    description: 'Button that polls immediately',
  }),
  'console.credential': translate({
    id: 'theme.openapi.console.credential',
    message: 'Credential',
    description: 'Label of a field',
  }),
  'console.credential.notAccepted': translate({
    id: 'theme.openapi.console.credential.notAccepted',
    message: '{credential} (not accepted)',
    description: 'Option for a credential that the operation rejects',
  }),
  'console.userId': translate({
    id: 'theme.openapi.console.userId',
    message: 'User ID',
    description: 'Label of a field',
  }),
  'console.token': translate({id: 'theme.openapi.console.token', message: 'Token', description: 'Label of a field'}),
  'console.optionalParameters': translate({
    id: 'theme.openapi.console.optionalParameters',
    message: 'Optional parameters ({count})',
    description: 'Title of collapsed fields',
  }),
  'console.examples': translate({
    id: 'theme.openapi.console.examples',
    message: 'Examples:',
    description: 'Label of buttons that insert an example',
  }),
  'console.insertExample': translate({
    id: 'theme.openapi.console.insertExample',
    message: 'Insert the example {name}',
    description: 'Accessible name of a button',
  }),
  'console.default': translate({
    id: 'theme.openapi.console.default',
    message: 'Default: {value}',
    description: 'Placeholder of a field',
  }),
  'console.example': translate({
    id: 'theme.openapi.console.example',
    message: 'Example: {value}',
    description: 'Placeholder of a field',
  }),
  'console.notSent': translate({
    id: 'theme.openapi.console.notSent',
    message: 'Not sent',
    description: 'Option for a parameter without a value',
  }),
  'console.emptyParameter': translate({
    id: 'theme.openapi.console.emptyParameter',
    message: 'Enter a value for the path parameter {name}.',
    description: 'Error message',
  }),
  'console.headers': translate({
    id: 'theme.openapi.console.headers',
    message: 'Headers ({count})',
    description: 'Title of the headers of a response',
  }),
  'console.fileBody': translate({
    id: 'theme.openapi.console.fileBody',
    message: 'The body is a file with the media type {type}.',
    description: 'Text in place of the body of a response',
  }),
  'console.noBody': translate({
    id: 'theme.openapi.console.noBody',
    message: 'The response has no body.',
    description: 'Text in place of the body of a response',
  }),
  'console.simulation': translate({
    id: 'theme.openapi.console.simulation',
    message: 'Simulate errors and latency',
    description: 'Title of collapsed fields',
  }),
  'console.simulation.response': translate({
    id: 'theme.openapi.console.simulation.response',
    message: 'Response',
    description: 'Label of a field',
  }),
  'console.simulation.normal': translate({
    id: 'theme.openapi.console.simulation.normal',
    message: 'Normal',
    description: 'Option for a response without a simulated error',
  }),
  'console.simulation.outcome': translate({
    id: 'theme.openapi.console.simulation.outcome',
    message: 'Outcome of the request',
    description: 'Label of a field',
  }),
  'console.simulation.succeeds': translate({
    id: 'theme.openapi.console.simulation.succeeds',
    message: 'Succeeds',
    description: 'Option for an asynchronous request that succeeds',
  }),
  'console.simulation.fails': translate({
    id: 'theme.openapi.console.simulation.fails',
    message: 'Fails: {code}',
    description: 'Option for an asynchronous request that fails',
  }),
  'console.simulation.latency': translate({
    id: 'theme.openapi.console.simulation.latency',
    message: 'Latency',
    description: 'Label of a field',
  }),
  'console.simulation.none': translate({
    id: 'theme.openapi.console.simulation.none',
    message: 'None',
    description: 'Option for no latency',
  }),
  'console.toServer': translate({
    id: 'theme.openapi.console.toServer',
    message: '{action} to {host}',
    description: 'Text of the button that sends the request to a server. The action is "Send" or similar.',
  }),
  'console.emptyServer': translate({
    id: 'theme.openapi.console.emptyServer',
    message: 'Send the request to see the response of the server.',
    description: 'Text in place of the response',
  }),
  'console.server': translate({
    id: 'theme.openapi.console.server',
    message: 'Send to',
    description: 'Label of a field with servers',
  }),
  'console.server.sandbox': translate({
    id: 'theme.openapi.console.server.sandbox',
    message: 'Sandbox in your browser',
    description: 'Option in place of a server',
  }),
  'console.server.hint': translate({
    id: 'theme.openapi.console.server.hint',
    message: 'Requests leave your browser, and can change real data. The token stays in the memory of this page.',
    description: 'Note below the selected server',
  }),
  'console.privacy.sandbox': translate({
    id: 'theme.openapi.console.privacy.sandbox',
    message:
      'Requests to the sandbox run in your browser and are never sent over the network. The data is discarded when you reload or close this tab.',
    description: 'Note below the sandbox, if requests can also be sent to servers',
  }),
});

export type ConsoleTexts = ReturnType<typeof getConsoleTexts>;
