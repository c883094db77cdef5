import type {AnyError} from '../errors';
import type {Messages} from '../messages';
import type {Notice} from './model';

/** Creates the notice for an error, or returns `null` for an error that doesn't concern the user. */
export function createErrorNotice({code}: AnyError, messages: Messages, onRetry: () => void): Notice | null {
  switch (code) {
    case 'network_failed':
      return {text: messages.connectionLost, action: {label: messages.tryAgain, onClick: onRetry}};
    case 'request_timeout':
      return {text: messages.takingLonger, action: {label: messages.keepWaiting, onClick: onRetry}};
    case 'request_failed':
      return {text: `${messages.generationFailed} ${messages.changePrompt}`};
    case 'api_rejected':
      return {text: messages.requestRejected};
    default:
      return null;
  }
}
