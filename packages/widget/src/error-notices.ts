import type {AnyError} from './lifecycle';
import type {Messages} from './messages';
import type {Notice} from './view/view';

/** The notice that the user sees for an error, or `null` when the error is only reported to the page. */
export function errorNotice({code}: AnyError, messages: Messages, retry: () => void): Notice | null {
  switch (code) {
    case 'network_failed':
      return {text: messages.offline, action: {label: messages.tryAgain, run: retry}};
    case 'request_timeout':
      return {text: messages.slow, action: {label: messages.keepWaiting, run: retry}};
    case 'request_failed':
      return {text: `${messages.noDesign} ${messages.changePrompt}`};
    case 'api_refused':
      return {text: messages.notPossible};
    default:
      return null;
  }
}
