import type {SampleKind} from '@developer-docs/openapi';
import {decodeUriPart, encodeBase64Url, isObject, isTooDeep, pickStrings, tryParseJson} from '@developer-docs/utils';
import {createLinkPrefix, getLinkName, isLinkTo} from '../../client/try-it/console-link';
import {getValueKey, type ConsoleOperation} from '../../shared/console-operation';
import type {RequestDraft} from './draft';
import {isSecretParameter, removeSecrets} from './remove-secrets';

/** Returns the members with the given names that are texts; none if the value isn't an object. */
const pickTexts = (value: unknown, names: readonly string[]) =>
  pickStrings(value, ...names) as Readonly<Record<string, string>>;

/** Creates the fragment of a link that opens the console with a draft. It never contains a credential or a file. */
export function encodeDraft(operation: ConsoleOperation, kind: SampleKind, draft: RequestDraft): string {
  const {credential, parameters, mediaType, body, simulation} = removeSecrets(operation, draft);
  const json = JSON.stringify({credential, parameters, mediaType, body, simulation});
  const name = getLinkName(operation.id, operation.sandbox).toWellFormed();
  return createLinkPrefix(encodeURIComponent(name), kind) + encodeBase64Url(json);
}

/**
 * Reads the draft in a link's fragment.
 *
 * @param draft - Provides everything that the link doesn't contain.
 * @throws Error if the draft in the link is invalid, for example because the link was truncated.
 */
export function decodeDraft(
  hash: string,
  operation: ConsoleOperation,
  kind: SampleKind,
  draft: RequestDraft,
): RequestDraft {
  const name = getLinkName(operation.id, operation.sandbox);
  const encoded = isLinkTo(hash, name, kind) ? decodeUriPart(hash).slice(createLinkPrefix(name, kind).length) : '';
  if (encoded === '') return draft;
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const text = new TextDecoder('utf-8', {fatal: true}).decode(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );
  const link = tryParseJson(text);
  if (!isObject(link)) throw new Error("The link doesn't contain a draft.");
  const {credential, parameters, mediaType, body, simulation} = link;
  // Readers can change only these headers.
  const headers = ['Mock-Error', 'Mock-Delay', ...operation.mockHeaders.map(({header}) => header)];
  const isDeclared = operation.requestBody?.content.some(({type}) => type === mediaType) === true;
  // As links don't contain credentials, one that does is somebody else's.
  const keys = operation.parameters.filter((parameter) => !isSecretParameter(operation, parameter)).map(getValueKey);
  const linkedDraft = {
    credential: operation.credentials.find(({id}) => id === credential)?.id ?? draft.credential,
    parameters: {...draft.parameters, ...pickTexts(parameters, keys)},
    mediaType: isDeclared ? String(mediaType) : draft.mediaType,
    body: typeof body === 'string' ? body : draft.body,
    files: {},
    simulation: pickTexts(simulation, headers),
  };
  const texts = [linkedDraft.body, ...Object.values(linkedDraft.parameters)];
  if (texts.some((value) => isTooDeep(value) || !value.isWellFormed())) {
    throw new Error('The draft has too many levels, or text that is not Unicode.');
  }
  return linkedDraft;
}
