import type {Widget} from '@__SLUG__/ui-sdk';

/**
 * Passes exported files to the native app instead of downloading them in the WebView.
 *
 * @param postMessage - Sends a message to the app, for example through `window.webkit.messageHandlers` on iOS.
 */
export function exportToApp(widget: Widget, postMessage: (message: {readonly url: string}) => void): void {
  widget.on('file-exported', (event) => {
    event.preventDefault();
    postMessage({url: event.file.url});
  });
}
