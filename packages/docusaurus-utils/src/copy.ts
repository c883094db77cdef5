import {useState} from 'react';

/** How long the result of copying is shown, in milliseconds. */
const resultMs = 3000;

/** `failed` if the text can't be loaded, or the browser doesn't allow pages to copy text. */
export type CopyResult = 'copied' | 'failed';

/** Text, which can still be loading when the reader presses the button. */
type Copyable = string | Promise<string>;

/**
 * Creates the function of a copy button, which copies text and shows the result for a while. Components call
 * {@link useCopy} instead.
 *
 * @param show - Shows the result of the last press, or none.
 */
export function createCopy(show: (result: CopyResult | undefined) => void): (text: Copyable) => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async (text) => {
    const isCopied = await copyText(text).catch(() => false);
    clearTimeout(timer);
    show(isCopied ? 'copied' : 'failed');
    timer = setTimeout(() => show(undefined), resultMs);
  };
}

/** Returns a function that copies text, and its result, which is shown for a while. */
export function useCopy(): readonly [result: CopyResult | undefined, copy: (text: Copyable) => void] {
  const [result, setResult] = useState<CopyResult>();
  const [copy] = useState(() => createCopy(setResult));
  return [result, copy];
}

/**
 * Copies text to the clipboard. Where the Clipboard API is unavailable, such as on an insecure origin, the text is
 * copied from a field.
 *
 * @returns Whether the text was copied.
 * @throws Error if the text can't be loaded.
 */
async function copyText(text: Copyable): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text));
    return true;
  } catch {
    return copyFromField(await text);
  }
}

/** Writes text when it's loaded. Safari only allows writes that start during the press. */
async function writeLater(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // If the clipboard rejects the write, nothing else handles a failed request.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), {value: text});
  // Next to the button: a menu closes when focus leaves it.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({preventScroll: true});
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the fallback for the Clipboard API
  const wasCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return wasCopied;
}
