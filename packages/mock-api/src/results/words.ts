/** The first sentence of a text without its full stop, cut after a whole word. */
export function firstWords(text: string, limit: number): string {
  const sentence = (text.split(/(?<=[.!?])\s/)[0] ?? text).replace(/\.$/, '');
  if (sentence.length <= limit) {
    return sentence;
  }
  const cut = sentence.slice(0, limit - 1);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
