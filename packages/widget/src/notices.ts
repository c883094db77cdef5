import type {WidgetFailure} from './lifecycle';
import type {Messages} from './messages';
import type {Notice} from './view/view';

/** What the user sees of an error that ends a call; `null` where the contract says "nothing". */
export function noticeFor({code}: WidgetFailure, messages: Messages, again: () => void): Notice | null {
  switch (code) {
    case 'network_failed':
      return {text: messages.offline, action: {label: messages.tryAgain, run: again}};
    case 'request_timeout':
      return {text: messages.slow, action: {label: messages.keepWaiting, run: again}};
    case 'request_failed':
      return {text: `${messages.noDesign} ${messages.changePrompt}`};
    case 'api_refused':
      return {text: messages.notPossible};
    default:
      return null;
  }
}
