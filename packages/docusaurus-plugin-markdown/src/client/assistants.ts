/** An AI assistant that the page menu can open. */
export interface Assistant {
  /** Name in the menu, such as `ChatGPT`. */
  readonly name: string;
  /**
   * URL that opens the assistant. `{prompt}` is replaced with a prompt that contains the URL of the page's Markdown
   * file, and `{url}` with that URL itself.
   */
  readonly url: string;
}

/** Returns the URL that opens an assistant with a prompt. */
export function getAssistantUrl({url}: Assistant, values: {readonly prompt: string; readonly url: string}): string {
  return url.replace(/\{(prompt|url)\}/g, (_, name: 'prompt' | 'url') => encodeURIComponent(values[name]));
}
