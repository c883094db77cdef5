import {getOwn, type Json} from '@developer-docs/utils';
import {createStorageSlot} from '@docusaurus/theme-common';
import {createObservable} from '../../../client/utils/observable';
import {pickTexts, toObject, tryParseJson} from '../../../client/utils/untrusted-json';
import {endOAuthTrip} from '../../../shared/oauth-trip';
import type {RememberedValues} from '../draft/create-draft';
import {history} from './history';

/** What a reader has entered for a security scheme. */
export interface SchemeSecret {
  /** An API key, a token, or what follows the name of another HTTP scheme. */
  readonly value?: string;
  readonly user?: string;
  readonly password?: string;
  /** For OAuth 2: replaces `value` when it has expired. */
  readonly refreshToken?: string;
  /** For OAuth 2: when `value` expires, in milliseconds since the Unix epoch. */
  readonly expiresAt?: string;
  /** For OAuth 2: the granted scopes, separated by spaces. */
  readonly scopes?: string;
  /** For OAuth 2: the ID of the client that the tokens belong to. */
  readonly clientId?: string;
}

/** What the console keeps for a document while the reader moves between operations. */
export interface DocumentMemory extends RememberedValues {
  /** The template of the server that receives requests. Absent for the sandbox. */
  readonly server?: string;
  /** The values of the variables of servers, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * What the reader entered for security schemes, by the origin of the server or `sandboxTarget`, and the name of
   * the scheme, so that no secret is sent to another host than the one that it was entered for.
   */
  readonly secrets: Readonly<Record<string, Readonly<Record<string, SchemeSecret>>>>;
}

interface Memory {
  readonly documents: Readonly<Record<string, DocumentMemory>>;
  /**
   * Whether the browser remembers everything until the reader closes the tab, instead of until the page is reloaded.
   */
  readonly isRemembered: boolean;
  /** How often the reader has deleted everything. What was requested before then isn't kept. */
  readonly forgetCount: number;
}

const emptyDocument: DocumentMemory = {variables: {}, parameters: {}, secrets: {}};
const emptyMemory: Memory = {documents: {}, isRemembered: false, forgetCount: 0};

/** The site's configuration can add a namespace to the keys. */
const forgottenSlot = createStorageSlot('docusaurus.openapi.forgotten', {persistence: 'localStorage'});
const slot = createStorageSlot('docusaurus.openapi.console', {persistence: 'sessionStorage'});
const state = createObservable(emptyMemory);
let isRestored = false;
/**
 * The channel on which "Forget everything" reaches other tabs, and pages that the browser keeps for its Back button.
 */
let channel: BroadcastChannel | undefined;

/** Deletes everything that the reader has entered, and the responses. */
function clear(): void {
  slot.del();
  endOAuthTrip();
  history.clear();
  state.set({...emptyMemory, forgetCount: state.getSnapshot().forgetCount + 1});
}

function change(memory: Memory): void {
  state.set(memory);
  if (!memory.isRemembered) return;
  slot.set(JSON.stringify({storedAt: Date.now(), documents: mapObject(memory.documents, toStored)}));
}

/** Browsers copy the storage to duplicated tabs, but a refresh token often works once. Only the tab's memory has it. */
const toStored = ({secrets, ...document}: DocumentMemory) => ({
  ...document,
  secrets: mapObject(secrets, (ofTarget) => mapObject(ofTarget, ({refreshToken: _, ...secret}) => secret)),
});

/** What readers have entered in the console, in this tab. It's never part of a URL. */
export const memory = {
  getSnapshot: state.getSnapshot,
  subscribe: state.subscribe,
  read: (document: string): DocumentMemory => getOwn(state.getSnapshot().documents, document) ?? emptyDocument,
  update(document: string, changes: Partial<DocumentMemory>): void {
    const {documents, ...rest} = state.getSnapshot();
    change({...rest, documents: {...documents, [document]: {...memory.read(document), ...changes}}});
  },
  /**
   * Returns what the reader has entered for a security scheme of a document.
   *
   * @param target - The origin of the server that the secret is for, or `sandboxTarget`.
   */
  readSecret: (document: string, target: string, scheme: string): SchemeSecret =>
    getOwn(getOwn(memory.read(document).secrets, target) ?? {}, scheme) ?? {},
  /** @param target - The origin of the server that the secret is for, or `sandboxTarget`. */
  setSecret(document: string, target: string, scheme: string, secret: SchemeSecret): void {
    const {secrets} = memory.read(document);
    const ofTarget = {...getOwn(secrets, target), [scheme]: secret};
    memory.update(document, {secrets: {...secrets, [target]: ofTarget}});
  },
  /** Stores tokens when they arrive, unless the reader has deleted everything since the request. */
  async receiveSecret(document: string, target: string, scheme: string, tokens: Promise<SchemeSecret>): Promise<void> {
    const {forgetCount} = state.getSnapshot();
    const secret = await tokens;
    if (state.getSnapshot().forgetCount === forgetCount) memory.setSecret(document, target, scheme, secret);
  },
  /** Restores what the reader entered before the page loaded, if the site's owner allows it. */
  restore(isAllowed: boolean): void {
    if (isRestored) return;
    isRestored = true;
    channel = new BroadcastChannel('docusaurus-openapi-forget');
    channel.addEventListener('message', clear);
    const content = slot.get();
    if (content === null) return;
    const {storedAt, documents: stored} = readContent(content);
    // Browsers copy the storage to a duplicated tab, whose console can have been closed when the reader deleted
    // everything.
    if (!isAllowed || memory.wasForgottenSince(storedAt)) {
      slot.del();
      return;
    }
    // Newer input takes precedence.
    const {documents, ...rest} = state.getSnapshot();
    state.set({...rest, documents: {...stored, ...documents}, isRemembered: true});
  },
  /** Returns whether the reader has deleted everything, in any tab, since a time in milliseconds. */
  wasForgottenSince: (time = 0): boolean => !(time >= Number(forgottenSlot.get())),
  remember(isRemembered: boolean): void {
    if (!isRemembered) slot.del();
    change({...state.getSnapshot(), isRemembered});
  },
  /** Deletes everything that the reader has entered, also from the storage of the browser, in all tabs. */
  forget(): void {
    forgottenSlot.set(String(Date.now()));
    clear();
    channel?.postMessage('');
  },
};

/** Reads the storage's content, which other scripts and earlier versions of the site can write. */
function readContent(text: string): Pick<Memory, 'documents'> & {readonly storedAt: number} {
  const {storedAt, documents} = toObject(tryParseJson(text));
  return {storedAt: Number(storedAt), documents: mapObject(toObject(documents), readDocument)};
}

function readDocument(value: Json): DocumentMemory {
  const {credential, server, variables, parameters, secrets} = toObject(value);
  return {
    credential: typeof credential === 'string' ? credential : undefined,
    server: typeof server === 'string' ? server : undefined,
    variables: pickTexts(variables),
    parameters: pickTexts(parameters),
    secrets: mapObject(toObject(secrets), (ofTarget) => mapObject(toObject(ofTarget), pickTexts)),
  };
}

const mapObject = <From, To>(object: Readonly<Record<string, From>>, map: (member: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(object).map(([key, member]) => [key, map(member)]));
