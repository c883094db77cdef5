import {translate} from '@docusaurus/Translate';

/** Returns the texts of the console. */
export const getConsoleTexts = () => ({
  'badge.required': translate({id: 'theme.openapi.badge.required', message: 'required'}),
  'console.invalidLink': translate({
    id: 'theme.openapi.console.invalidLink',
    message: 'The link to this request is invalid, so the console shows the example.',
  }),
  'console.label': translate({id: 'theme.openapi.console.label', message: 'Console: {operation}'}),
  'console.loading': translate({id: 'theme.openapi.console.loading', message: 'Loading the console…'}),
  'console.close': translate({id: 'theme.openapi.console.close', message: 'Close'}),
  'console.closeConsole': translate({id: 'theme.openapi.console.closeConsole', message: 'Close the console'}),
  'console.edit': translate({id: 'theme.openapi.console.edit', message: 'Edit the request'}),
  'console.send': translate({id: 'theme.openapi.console.send', message: 'Send'}),
  'console.runAgain': translate({id: 'theme.openapi.console.runAgain', message: 'Run again'}),
  'console.waiting': translate({id: 'theme.openapi.console.waiting', message: 'Waiting for the response…'}),
  'console.empty': translate({
    id: 'theme.openapi.console.empty',
    message: 'Send the request to see the response. It runs in your browser: you don’t need an account.',
  }),
  'console.noSamples': translate({
    id: 'theme.openapi.console.noSamples',
    message: 'Code samples appear for bodies of up to {count} characters.',
  }),
  'console.responseStatus': translate({
    id: 'theme.openapi.console.responseStatus',
    message: 'Response: {status}, {duration}.',
  }),
  'console.sandbox': translate({id: 'theme.openapi.console.sandbox', message: 'Sandbox'}),
  'console.sandbox.clock': translate({id: 'theme.openapi.console.sandbox.clock', message: 'clock +{offset}'}),
  'console.sandbox.reset': translate({id: 'theme.openapi.console.sandbox.reset', message: 'Reset'}),
  'console.sandbox.wasReset': translate({
    id: 'theme.openapi.console.sandbox.wasReset',
    message: 'The sandbox has been reset.',
  }),
  'console.clock': translate({id: 'theme.openapi.console.clock', message: 'Advance the clock:'}),
  'console.clock.advance': translate({
    id: 'theme.openapi.console.clock.advance',
    message: 'Advance the clock by {time}',
  }),
  'console.clock.advanced': translate({
    id: 'theme.openapi.console.clock.advanced',
    message: 'The clock has been advanced by {time}.',
  }),
  'console.days.plurals': translate({id: 'theme.openapi.console.days.plurals', message: '{count} day|{count} days'}),
  'console.hours.plurals': translate({
    id: 'theme.openapi.console.hours.plurals',
    message: '{count} hour|{count} hours',
  }),
  'console.minutes.plurals': translate({
    id: 'theme.openapi.console.minutes.plurals',
    message: '{count} minute|{count} minutes',
  }),
  'console.seconds.plurals': translate({
    id: 'theme.openapi.console.seconds.plurals',
    message: '{count} second|{count} seconds',
  }),
  'console.history': translate({id: 'theme.openapi.console.history', message: 'History ({count})'}),
  'console.history.empty': translate({
    id: 'theme.openapi.console.history.empty',
    message: 'Requests that you send in this tab appear here.',
  }),
  'console.history.show': translate({id: 'theme.openapi.console.history.show', message: '{status}: show again'}),
  'console.webhooks': translate({id: 'theme.openapi.console.webhooks', message: 'Webhooks ({count})'}),
  'console.webhooks.empty': translate({
    id: 'theme.openapi.console.webhooks.empty',
    message: 'When a request with a webhook URL is finished, its webhook arrives here instead of at the URL.',
  }),
  'console.webhooks.redeliver': translate({id: 'theme.openapi.console.webhooks.redeliver', message: 'Redeliver'}),
  'console.webhooks.redelivered': translate({
    id: 'theme.openapi.console.webhooks.redelivered',
    message: 'The webhook has been redelivered.',
  }),
  'console.webhooks.target': translate({id: 'theme.openapi.console.webhooks.target', message: '{event} to {url}'}),
  'console.webhooks.valid': translate({
    id: 'theme.openapi.console.webhooks.valid',
    message: 'Attempt {attempt}. The signature is valid ✓',
  }),
  'console.webhooks.invalid': translate({
    id: 'theme.openapi.console.webhooks.invalid',
    message: 'Attempt {attempt}. The signature doesn’t match the body ✗',
  }),
  'console.privacy': translate({
    id: 'theme.openapi.console.privacy',
    message:
      'Requests run in your browser and are never sent over the network. The data is discarded when you reload or close this tab.',
  }),
  'console.body': translate({id: 'theme.openapi.console.body', message: 'Request body'}),
  'console.body.label': translate({id: 'theme.openapi.console.body.label', message: 'Request body (JSON)'}),
  'console.body.editorError': translate({
    id: 'theme.openapi.console.body.editorError',
    message: 'The editor couldn’t be loaded. You can edit the body as plain text.',
  }),
  'console.body.problems.plurals': translate({
    id: 'theme.openapi.console.body.problems.plurals',
    message: '{count} problem in the request body|{count} problems in the request body',
  }),
  'console.body.tooDeep': translate({
    id: 'theme.openapi.console.body.tooDeep',
    message: 'The body has more than {count} levels of arrays and objects.',
  }),
  'console.body.invalidSample.plurals': translate({
    id: 'theme.openapi.console.body.invalidSample.plurals',
    message: 'This example isn’t valid: {count} problem|This example isn’t valid: {count} problems',
  }),
  'console.body.mediaType': translate({id: 'theme.openapi.console.body.mediaType', message: 'Content type'}),
  'console.body.line': translate({id: 'theme.openapi.console.body.line', message: 'Line {line}'}),
  'console.body.keys': translate({id: 'theme.openapi.console.body.keys', message: '{send} sends the request.'}),
  'console.copyLink': translate({id: 'theme.openapi.console.copyLink', message: 'Copy link'}),
  'console.copyLink.hint': translate({
    id: 'theme.openapi.console.copyLink.hint',
    message:
      'Copies a link that opens this request in {title}, with what you entered. It leaves out fields for credentials.',
  }),
  'console.copyLink.copied': translate({id: 'theme.openapi.console.copyLink.copied', message: 'Copied'}),
  'console.copyLink.withoutBody': translate({
    id: 'theme.openapi.console.copyLink.withoutBody',
    message: 'Copied, without the body, which may contain a credential.',
  }),
  'console.copyLink.tooLarge': translate({
    id: 'theme.openapi.console.copyLink.tooLarge',
    message: 'The request is too large for a link.',
  }),
  'console.copyLink.field': translate({id: 'theme.openapi.console.copyLink.field', message: 'Copy this link'}),
  'console.stream.items.plurals': translate({
    id: 'theme.openapi.console.stream.items.plurals',
    message: '{count} item|{count} items',
  }),
  'console.stream.open': translate({id: 'theme.openapi.console.stream.open', message: 'Receiving…'}),
  'console.stream.ended': translate({id: 'theme.openapi.console.stream.ended', message: 'The stream has ended.'}),
  'console.stream.stopped': translate({
    id: 'theme.openapi.console.stream.stopped',
    message: 'You stopped the stream.',
  }),
  'console.stream.failed': translate({
    id: 'theme.openapi.console.stream.failed',
    message: 'The connection was lost. The request isn’t repeated automatically.',
  }),
  'console.stream.newest': translate({
    id: 'theme.openapi.console.stream.newest',
    message: 'Only the newest {count} are shown.',
  }),
  'console.stream.stop': translate({id: 'theme.openapi.console.stream.stop', message: 'Stop'}),
  'console.stream.reconnect': translate({id: 'theme.openapi.console.stream.reconnect', message: 'Reconnect'}),
  'console.polling.status': translate({
    id: 'theme.openapi.console.polling.status',
    message: 'The request is {status}.',
  }),
  'console.polling.progress': translate({
    id: 'theme.openapi.console.polling.progress',
    message: 'The request is {status}, {percent} % done.',
  }),
  'console.polling.inProgress': translate({id: 'theme.openapi.console.polling.inProgress', message: 'in progress'}),
  'console.polling.next': translate({
    id: 'theme.openapi.console.polling.next',
    message: 'Polling again in {seconds} s, as Retry-After specifies.',
  }),
  'console.polling.retryAfter': translate({
    id: 'theme.openapi.console.polling.retryAfter',
    message: 'Retry-After is {seconds} s.',
  }),
  'console.polling.remaining': translate({
    id: 'theme.openapi.console.polling.remaining',
    message: 'Time until the next poll',
  }),
  'console.polling.start': translate({id: 'theme.openapi.console.polling.start', message: 'Poll'}),
  'console.polling.stop': translate({id: 'theme.openapi.console.polling.stop', message: 'Stop polling'}),
  'console.polling.skip': translate({id: 'theme.openapi.console.polling.skip', message: 'Skip the wait'}),
  'console.credential': translate({id: 'theme.openapi.console.credential', message: 'Credential'}),
  'console.credential.notAccepted': translate({
    id: 'theme.openapi.console.credential.notAccepted',
    message: '{credential} (not accepted)',
  }),
  'console.userId': translate({id: 'theme.openapi.console.userId', message: 'User ID'}),
  'console.optionalParameters': translate({
    id: 'theme.openapi.console.optionalParameters',
    message: 'Optional parameters ({count})',
  }),
  'console.examples': translate({id: 'theme.openapi.console.examples', message: 'Examples:'}),
  'console.examples.minimal': translate({id: 'theme.openapi.console.examples.minimal', message: 'Minimal'}),
  'console.examples.complete': translate({id: 'theme.openapi.console.examples.complete', message: 'Complete'}),
  'console.insertExample': translate({id: 'theme.openapi.console.insertExample', message: 'Insert the example {name}'}),
  'console.default': translate({id: 'theme.openapi.console.default', message: 'Default: {value}'}),
  'console.example': translate({id: 'theme.openapi.console.example', message: 'Example: {value}'}),
  'console.notSent': translate({id: 'theme.openapi.console.notSent', message: 'Not sent'}),
  'console.emptyParameter': translate({
    id: 'theme.openapi.console.emptyParameter',
    message: 'Enter a value for the path parameter {name}.',
  }),
  'console.dotSegment': translate({
    id: 'theme.openapi.console.dotSegment',
    message:
      'Enter another value for the path parameter {name}. “{value}” is removed from URLs, so the request would call another operation.',
  }),
  'console.headers': translate({id: 'theme.openapi.console.headers', message: 'Headers ({count})'}),
  'console.fileBody': translate({
    id: 'theme.openapi.console.fileBody',
    message: 'The body is a file with the media type {type}.',
  }),
  'console.download': translate({id: 'theme.openapi.console.download', message: 'Download {name}'}),
  'console.longBody': translate({
    id: 'theme.openapi.console.longBody',
    message: 'The response is long. Only its first {count} characters are shown.',
  }),
  'console.copyCurl': translate({id: 'theme.openapi.console.copyCurl', message: 'Copy as cURL'}),
  'console.copyCurl.copied': translate({
    id: 'theme.openapi.console.copyCurl.copied',
    message: 'Copied. Credentials are variables.',
  }),
  'console.copyCurl.field': translate({id: 'theme.openapi.console.copyCurl.field', message: 'Copy this command'}),
  'console.noBody': translate({id: 'theme.openapi.console.noBody', message: 'The response has no body.'}),
  'console.simulation': translate({id: 'theme.openapi.console.simulation', message: 'Simulate errors and latency'}),
  'console.simulation.response': translate({id: 'theme.openapi.console.simulation.response', message: 'Response'}),
  'console.simulation.normal': translate({id: 'theme.openapi.console.simulation.normal', message: 'Normal'}),
  'console.simulation.latency': translate({id: 'theme.openapi.console.simulation.latency', message: 'Latency'}),
  'console.simulation.none': translate({id: 'theme.openapi.console.simulation.none', message: 'None'}),
  'console.toServer': translate({id: 'theme.openapi.console.toServer', message: '{action} to {host}'}),
  'console.emptyServer': translate({
    id: 'theme.openapi.console.emptyServer',
    message: 'Send the request to see the response of the server.',
  }),
  'console.followRedirect': translate({
    id: 'theme.openapi.console.followRedirect',
    message: 'Follow without credentials',
  }),
  'console.server': translate({id: 'theme.openapi.console.server', message: 'Send to'}),
  'console.server.sandbox': translate({id: 'theme.openapi.console.server.sandbox', message: 'Sandbox in your browser'}),
  'console.server.hint': translate({
    id: 'theme.openapi.console.server.hint',
    message: 'Requests leave your browser, and can change real data. What you enter stays in this tab.',
  }),
  'console.privacy.sandbox': translate({
    id: 'theme.openapi.console.privacy.sandbox',
    message:
      'Requests to the sandbox run in your browser and are never sent over the network. The data is discarded when you reload or close this tab.',
  }),
  'console.cancel': translate({id: 'theme.openapi.console.cancel', message: 'Cancel'}),
  'console.canceled': translate({
    id: 'theme.openapi.console.canceled',
    message: 'The request was canceled. The server may have processed it.',
  }),
  'console.auth': translate({id: 'theme.openapi.console.auth', message: 'Authentication'}),
  'console.auth.user': translate({id: 'theme.openapi.console.auth.user', message: 'User name'}),
  'console.auth.password': translate({id: 'theme.openapi.console.auth.password', message: 'Password'}),
  'console.auth.cookie': translate({
    id: 'theme.openapi.console.auth.cookie',
    message: 'Browsers don’t let pages send cookies to other hosts.',
  }),
  'console.auth.digest': translate({
    id: 'theme.openapi.console.auth.digest',
    message: 'Pages can’t use digest authentication, because browsers don’t show them the server’s challenge.',
  }),
  'console.auth.certificate': translate({
    id: 'theme.openapi.console.auth.certificate',
    message: 'Only the browser can present a client certificate, not a page.',
  }),
  'console.auth.useSample': translate({
    id: 'theme.openapi.console.auth.useSample',
    message: 'Use one of the code samples.',
  }),
  'console.auth.missing': translate({
    id: 'theme.openapi.console.auth.missing',
    message: 'Enter the credential for {scheme}, or select “None”.',
  }),
  'console.auth.colon': translate({
    id: 'theme.openapi.console.auth.colon',
    message: 'A user name can’t contain a colon. Enter another one for {scheme}.',
  }),
  'console.auth.anyValue': translate({
    id: 'theme.openapi.console.auth.anyValue',
    message: 'The sandbox accepts any value.',
  }),
  'console.auth.sentTo': translate({id: 'theme.openapi.console.auth.sentTo', message: 'Only sent to {origin}.'}),
  'console.auth.scopes': translate({id: 'theme.openapi.console.auth.scopes', message: 'Required scopes: {scopes}'}),
  'console.auth.remember': translate({
    id: 'theme.openapi.console.auth.remember',
    message: 'Remember until I close the tab',
  }),
  'console.auth.forget': translate({id: 'theme.openapi.console.auth.forget', message: 'Forget everything'}),
  'console.auth.forgotten': translate({
    id: 'theme.openapi.console.auth.forgotten',
    message: 'Everything that you entered has been forgotten.',
  }),
  'console.auth.insert': translate({id: 'theme.openapi.console.auth.insert', message: 'Insert my credentials'}),
  'console.server.goesTo': translate({id: 'theme.openapi.console.server.goesTo', message: 'Requests go to {origin}.'}),
  'console.server.goesThrough': translate({
    id: 'theme.openapi.console.server.goesThrough',
    message: 'Requests go to {origin} through the proxy at {proxy}, which can read them.',
  }),
  'console.server.invalidVariable': translate({
    id: 'theme.openapi.console.server.invalidVariable',
    message: 'Enter another value for {name}. This one can’t be a part of the server’s URL.',
  }),
  'console.server.foreignBody': translate({
    id: 'theme.openapi.console.server.foreignBody',
    message:
      'The request body may contain a credential that you entered for another server. Do you want to send it to {server}?',
  }),
  'console.server.sendBody': translate({id: 'theme.openapi.console.server.sendBody', message: 'Send the body'}),
  'console.server.linked': translate({
    id: 'theme.openapi.console.server.linked',
    message: 'The values are from the link that you opened. Check them before you send them to the server.',
  }),
});

export type ConsoleTexts = ReturnType<typeof getConsoleTexts>;
