/**
 * Copies an element's text to the clipboard. If the Clipboard API is unavailable (insecure origin or denied
 * permission), the text is selected and copied with `execCommand`. If that also fails, the text stays selected.
 *
 * @returns Whether the text was copied.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return selectAndCopy(element);
  }
}

function selectAndCopy(element: HTMLElement): boolean {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the fallback for the Clipboard API
  const wasCopied = document.execCommand('copy');
  if (wasCopied) {
    selection?.removeAllRanges();
  }
  return wasCopied;
}
