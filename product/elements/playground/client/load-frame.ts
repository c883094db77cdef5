import {createRequestError, loadCode, reloadFile} from '@developer-docs/utils';
import {findSdk} from './runner';

/**
 * Loads the page in which the widget runs.
 *
 * @returns The window of the frame, in which the widget's script has run.
 * @throws Error with a message for readers.
 */
export const loadFrame = (frame: HTMLIFrameElement, url: string): Promise<Window> =>
  loadCode(async () => {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, {once: true});
      frame.src = url;
    });
    const {contentWindow, contentDocument} = frame;
    // The browser's error page has another origin, so its document isn't accessible.
    if (contentWindow !== null && contentDocument !== null && findSdk(contentWindow) !== undefined) {
      return contentWindow;
    }
    const {href} = new URL(url, window.location.href);
    await Promise.all([href, new URL('frame.css', href).href].map(reloadFile));
    const script = new URL('widget.js', href).href;
    throw createRequestError(script, 'The widget couldn’t be loaded. Check your connection, then retry.');
  });
