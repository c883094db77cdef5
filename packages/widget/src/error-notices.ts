import type {AnyError} from './lifecycle';
import type {Messages} from './messages';
import type {Notice} from './view/view';

/** Creates the notice for an error, or returns `null` for an error that only the page needs to know about. */
export function createErrorNotice({code}: AnyError, messages: Messages, onRetry: () => void): Notice | null {
  switch (code) {
    case 'network_failed':
      return {text: messages.connectionLost, action: {label: messages.tryAgain, onClick: onRetry}};
    case 'request_timeout':
      return {text: messages.takingLonger, action: {label: messages.keepWaiting, onClick: onRetry}};
    case 'request_failed':
      return {text: `${messages.generationFailed} ${messages.changePrompt}`};
    case 'api_refused':
      return {text: messages.requestRejected};
    default:
      return null;
  }
}
