import {getOwn, isObject, tryParseJson} from '@developer-docs/utils';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {RememberedValues} from '../draft/create-draft';
import {createObservable} from '../observable';
import {deletePendingSignIn} from './pending-sign-in';
import {requestHistory} from './request-history';

/** What a reader has entered for a security scheme. */
export interface SchemeSecret {
  /** An API key, a token, or what follows the name of another HTTP scheme. */
  readonly value?: string;
  readonly user?: string;
  readonly password?: string;
  /** For OAuth 2: replaces `value` when it has expired. */
  readonly refreshToken?: string;
  /** For OAuth 2: when `value` expires, in milliseconds since the Unix epoch. */
  readonly expiresAt?: number;
  /** For OAuth 2: the ID of the client that the tokens belong to. */
  readonly clientId?: string;
}

/** What the console keeps for a document while the reader moves between operations. */
export interface DocumentInput extends RememberedValues {
  /** The template of the server that receives requests. Absent for the sandbox. */
  readonly server?: string;
  /** The values of the variables of servers, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * What the reader entered for security schemes, by the origin of the server or `sandboxOrigin`, and the name of
   * the scheme, so that no secret is sent to another host than the one that it was entered for.
   */
  readonly secrets: Readonly<Record<string, Readonly<Record<string, SchemeSecret>>>>;
}

interface Memory {
  readonly documents: Readonly<Record<string, Partial<DocumentInput>>>;
  /**
   * Whether the browser remembers everything until the reader closes the tab, instead of until the page is reloaded.
   */
  readonly isRemembered: boolean;
  /** How often the reader has deleted everything. What was requested before then isn't kept. */
  readonly forgetCount: number;
}

const emptyInput: DocumentInput = {variables: {}, parameters: {}, secrets: {}};

/** The site's configuration can add a namespace to the key. */
const slot = createStorageSlot('docusaurus.openapi.console', {persistence: 'sessionStorage'});
const state = createObservable<Memory>({documents: {}, isRemembered: false, forgetCount: 0});
let isRestored = false;

function change(changes: Partial<Memory>): void {
  const memory = {...state.getSnapshot(), ...changes};
  state.set(memory);
  if (memory.isRemembered) slot.set(JSON.stringify(memory.documents));
  else slot.del();
}

/** What readers have entered in the console, in this tab. It's never part of a URL. */
export const memory = {
  getSnapshot: state.getSnapshot,
  subscribe: state.subscribe,
  // An earlier build of the site may have stored less.
  read: (documentId: string): DocumentInput => ({
    ...emptyInput,
    ...getOwn(state.getSnapshot().documents, documentId),
  }),
  update(documentId: string, changes: Partial<DocumentInput>): void {
    const {documents} = state.getSnapshot();
    change({documents: {...documents, [documentId]: {...memory.read(documentId), ...changes}}});
  },
  /**
   * Returns what the reader has entered for a security scheme of a document.
   *
   * @param origin - The origin of the server that the secret is for, or `sandboxOrigin`.
   */
  readSecret: (documentId: string, origin: string, scheme: string): SchemeSecret =>
    getOwn(getOwn(memory.read(documentId).secrets, origin) ?? {}, scheme) ?? {},
  /** @param origin - The origin of the server that the secret is for, or `sandboxOrigin`. */
  setSecret(documentId: string, origin: string, scheme: string, secret: SchemeSecret): void {
    const {secrets} = memory.read(documentId);
    const ofOrigin = {...getOwn(secrets, origin), [scheme]: secret};
    memory.update(documentId, {secrets: {...secrets, [origin]: ofOrigin}});
  },
  /** Restores what the reader entered before the page loaded, if the site's owner allows it. */
  restore(isAllowed: boolean): void {
    if (isRestored) return;
    isRestored = true;
    const stored = isAllowed ? tryParseJson(slot.get() ?? '') : undefined;
    if (!isObject(stored)) return;
    // Newer input takes precedence.
    change({documents: {...(stored as Memory['documents']), ...state.getSnapshot().documents}, isRemembered: true});
  },
  remember: (isRemembered: boolean): void => change({isRemembered}),
  /** Deletes everything that the reader has entered, also from the storage of the tab, and the responses. */
  forget(): void {
    deletePendingSignIn();
    requestHistory.clear();
    change({documents: {}, isRemembered: false, forgetCount: state.getSnapshot().forgetCount + 1});
  },
};
