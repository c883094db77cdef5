import {ExplainedError, getErrorMessage} from '@developer-docs/utils';
import {Source} from '@redocly/openapi-core';
import {documentType, DocumentResolver} from '../parsing/resolver.js';

/** Limits of a download. Unlike files in the repository, a downloaded document hasn't been reviewed. */
export const defaultLimits = {bytes: 50_000_000, files: 500, redirects: 5, milliseconds: 60_000};
export type DownloadLimits = typeof defaultLimits;

export interface DownloadedFile {
  readonly url: string;
  readonly text: string;
  /** The HTTP validator by which the server determines whether the file has changed. */
  readonly etag?: string;
}

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Downloads a document and the files that it refers to, which must have the same origin. Errors are only in `failure`,
 * because Redocly also follows what isn't a reference, such as the name `Pet.v1` in the `mapping` of a discriminator.
 */
export class UrlResolver extends DocumentResolver {
  /** The downloaded files. The first one is the document. */
  readonly files: DownloadedFile[] = [];
  /** Why the first file that can't be downloaded failed. */
  failure: Error | undefined;
  private readonly signal: AbortSignal;
  /** The files that refer to others, by the URLs of the others. */
  private readonly referrers = new Map<string, string>();
  private remainingBytes: number;

  /** @param findCopy - Returns the file of an earlier download, which the server doesn't need to send again. */
  constructor(
    private readonly url: string,
    private readonly limits: DownloadLimits,
    private readonly findCopy: (url: string) => DownloadedFile | undefined,
  ) {
    super('bundle');
    this.signal = AbortSignal.timeout(limits.milliseconds);
    this.remainingBytes = limits.bytes;
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    if (base === null) return reference;
    const target = URL.canParse(reference, base) ? new URL(reference, base).href : reference;
    if (!this.referrers.has(target)) this.referrers.set(target, base);
    return target;
  }

  override async loadExternalRef(url: string): Promise<Source> {
    try {
      this.checkReference(url);
      const file = await this.download(url);
      this.files.push(file);
      return new Source(file.url, file.text, documentType);
    } catch (error) {
      this.failure ??= error as Error;
      throw error;
    }
  }

  /** @throws ExplainedError if a reference leaves the origin of the document, or there are too many. */
  private checkReference(url: string): void {
    const base = this.referrers.get(url) ?? this.url;
    if (!isUrl(url) || new URL(url).origin !== new URL(base).origin) {
      throw new ExplainedError(
        `${base} refers to "${url}", which is on a different host. References of a downloaded document must stay on its host. Publish a bundled document.`,
      );
    }
    if (this.getFiles().size >= this.limits.files) {
      throw new ExplainedError(
        `${this.url} refers to more than ${this.limits.files} files. Publish a bundled document.`,
      );
    }
  }

  private async download(url: string): Promise<DownloadedFile> {
    let current = url;
    for (let count = 0; count <= this.limits.redirects; count += 1) {
      const copy = this.findCopy(current);
      const {response, text} = await this.request(current, copy?.etag);
      const location = response.headers.get('Location');
      if (response.status === 304 && copy !== undefined) return copy;
      if (response.status >= 300 && response.status < 400 && location !== null) {
        current = followRedirect(current, location);
        continue;
      }
      if (!response.ok) {
        const status = `${response.status} ${response.statusText}`.trim();
        throw new ExplainedError(
          `${current} responds with ${status}. ${statusHints[response.status] ?? 'Try again later, or check the service.'}`,
        );
      }
      rejectPage(text, current);
      const etag = response.headers.get('ETag');
      return {url: current, text, ...(etag !== null && {etag})};
    }
    throw new ExplainedError(
      `${url} redirects more than ${this.limits.redirects} times. Set the URL of the document itself.`,
    );
  }

  /** @param etag - The validator of a copy that the server doesn't need to send again. */
  private async request(url: string, etag: string | undefined): Promise<{response: Response; text: string}> {
    const headers = {
      Accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
      ...(etag !== undefined && {'If-None-Match': etag}),
    };
    const {bytes, milliseconds} = this.limits;
    try {
      const response = await fetch(url, {headers, redirect: 'manual', signal: this.signal});
      const chunks: Uint8Array[] = [];
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        this.remainingBytes -= chunk.length;
        if (this.remainingBytes < 0) {
          throw new ExplainedError(
            `${url} is too large: documents can have ${bytes / 1_000_000} MB with all files. Publish a smaller document, or download it yourself.`,
          );
        }
        chunks.push(chunk);
      }
      return {response, text: new TextDecoder().decode(Buffer.concat(chunks))};
    } catch (error) {
      if (error instanceof ExplainedError) throw error;
      if (error instanceof Error && error.name === 'TimeoutError') {
        throw new ExplainedError(
          `${url} takes longer than ${milliseconds / 1000} seconds. Try again later, or check the service.`,
        );
      }
      const {code} = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      const reason = code ?? getErrorMessage((error as Error).cause ?? error);
      throw new ExplainedError(`${url} can't be reached (${reason}). Start the service, or correct the URL.`);
    }
  }
}

const statusHints: Readonly<Record<number, string>> = {
  401: 'It requires a login. Download it yourself, and set the path of the file.',
  403: 'It requires a login. Download it yourself, and set the path of the file.',
  404: 'Correct the URL.',
};

/** Redirects can't lead to another host, because the user hasn't chosen it. They can only change HTTP to HTTPS. */
function followRedirect(url: string, location: string): string {
  const source = new URL(url);
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  const isUpgrade = source.protocol === 'http:' && target?.protocol === 'https:' && target.hostname === source.hostname;
  if (target === undefined || (target.origin !== source.origin && !isUpgrade)) {
    throw new ExplainedError(
      `${url} redirects to ${target?.href ?? location}, which is on a different host. If that's the document, set its URL; if it's a login page, download the document yourself.`,
    );
  }
  return target.href;
}

/** Rejects a page, which servers often send instead of an error. */
function rejectPage(text: string, url: string): void {
  if (!/^\s*</.test(text)) return;
  const [, title = ''] = /<title[^>]*>([^<]{1,100})/i.exec(text) ?? [];
  const name = title.trim() === '' ? 'a page' : `the page "${title.trim().replaceAll(/\s+/g, ' ')}"`;
  const hint = /type=["']?password|log ?in|sign ?in/i.test(text)
    ? 'It requires a login. Download the document yourself, and set the path of the file.'
    : 'Set the URL of the document itself, which often ends with .json or .yaml.';
  throw new ExplainedError(`${url} responds with ${name} in HTML, not with a document. ${hint}`);
}
