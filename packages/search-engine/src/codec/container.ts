/**
 * The envelope of a records file: one line of JSON that says what the file is, then the body. It lets a reader of the file tell a
 * whole, fitting file from anything else that a server, a cache or a broken connection may hand out in its place.
 */

/** Raised when the format of the body changes. */
export const formatVersion = 1;

const format = 'docs-search-records';

/**
 * - `unrecognized`: not a records file, as when a server answers with its not-found page;
 * - `version`: written by another version of this module;
 * - `truncated`: the body is shorter or longer than the file says;
 * - `corrupt`: the body is not what was written;
 * - `stale`: of another build than the other files.
 */
export type RecordsFileProblem = 'unrecognized' | 'version' | 'truncated' | 'corrupt' | 'stale';

/** A records file that cannot be used. Asking the server again, past its caches, may help. */
export class RecordsFileError extends Error {
  override readonly name = 'RecordsFileError';

  constructor(
    readonly problem: RecordsFileProblem,
    detail: string,
  ) {
    super(`Search records: ${detail}.`);
  }
}

interface Envelope {
  format: string;
  version: number;
  file: string;
  build: string;
  length: number;
  checksum: string;
}

/** FNV-1a over UTF-16 units, with `seed` in place of the offset basis; 8 hexadecimal digits. */
export function checksum(text: string, seed = 0x811c9dc5): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export function seal(file: string, build: string, body: string): string {
  const envelope: Envelope = {
    format,
    version: formatVersion,
    file,
    build,
    length: body.length,
    checksum: checksum(body),
  };
  return `${JSON.stringify(envelope)}\n${body}`;
}

/**
 * The body of a file, after everything that can be known to be wrong with it has been looked for.
 *
 * @param build the build that it must belong to, when that is known.
 * @throws {RecordsFileError}
 */
export function open(text: string, file: string, build?: string): {build: string; body: string} {
  const envelope = readEnvelope(text);
  if (envelope?.format !== format) throw new RecordsFileError('unrecognized', `${file} is not a records file`);
  if (envelope.version !== formatVersion) {
    throw new RecordsFileError('version', `${file} has format ${envelope.version}, this reader takes ${formatVersion}`);
  }
  if (build !== undefined && envelope.build !== build) {
    throw new RecordsFileError('stale', `${file} is of build ${envelope.build}, ${build} is wanted`);
  }
  if (envelope.file !== file) throw new RecordsFileError('unrecognized', `${envelope.file} came in place of ${file}`);
  const body = text.slice(text.indexOf('\n') + 1);
  if (body.length !== envelope.length) {
    throw new RecordsFileError('truncated', `${file} has ${body.length} of ${envelope.length} characters`);
  }
  if (checksum(body) !== envelope.checksum)
    throw new RecordsFileError('corrupt', `${file} does not match its checksum`);
  return {build: String(envelope.build), body};
}

function readEnvelope(text: string): Partial<Envelope> | undefined {
  if (!text.startsWith('{')) return undefined;
  const end = text.indexOf('\n');
  try {
    const value: unknown = JSON.parse(end < 0 ? text : text.slice(0, end));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
