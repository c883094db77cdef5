import type {SuperuserEventMap, Unsubscribe} from '../../../contract/ui-sdk';

type Name = keyof SuperuserEventMap;
type Listener<N extends Name> = (event: SuperuserEventMap[N]) => void;

/** What an event carries beside what the emitter adds. */
export type Payload<N extends Name> = Omit<
  SuperuserEventMap[N],
  'type' | 'timestamp' | 'clientReference' | 'preventDefault'
>;

/** Names of events with their part of the contract: `true` for those that only a superuser's widget has. */
export const eventNames: Readonly<Record<Name, boolean>> = {
  'state-changed': false,
  ready: false,
  opened: false,
  closing: false,
  closed: false,
  'generation-starting': false,
  'generation-started': false,
  'generation-progress': false,
  'generation-succeeded': false,
  'generation-failed': false,
  'variant-selected': false,
  'text-edited': false,
  'design-accepted': false,
  'file-exported': false,
  'options-changed': false,
  'token-refreshed': false,
  'signed-out': false,
  'signed-in': false,
  error: false,
  destroyed: false,
  'person-changing': true,
  'person-changed': true,
  'panel-changed': true,
  'brand-extracted': true,
  'brand-saved': true,
  'brand-failed': true,
};

/** Keeps listeners and fires events. A listener that throws is reported in the console and stops nothing. */
export class Emitter {
  readonly #listeners = new Map<Name, Set<(event: never) => void>>();
  readonly #clientReference: () => string | undefined;

  /** @param clientReference - Reads the option at the time of an event. */
  constructor(clientReference: () => string | undefined) {
    this.#clientReference = clientReference;
  }

  on<N extends Name>(name: N, listener: Listener<N>): Unsubscribe {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    // A wrapper: the same function added twice is called twice.
    const entry = (event: SuperuserEventMap[N]) => {
      listener(event);
    };
    listeners.add(entry);
    return () => {
      listeners.delete(entry);
    };
  }

  /** Fires an event. */
  emit<N extends Name>(name: N, payload: Payload<N>): void {
    this.#call(name, {...this.#base(name), ...payload});
  }

  /** Fires an event that can be cancelled. Returns whether a listener has done so. */
  emitCancelable<N extends Name>(name: N, payload: Payload<N>): boolean {
    let isPrevented = false;
    let isOpen = true;
    this.#call(name, {
      ...this.#base(name),
      ...payload,
      preventDefault: () => {
        isPrevented ||= isOpen;
      },
    });
    isOpen = false;
    return isPrevented;
  }

  clear(): void {
    this.#listeners.clear();
  }

  #base(type: Name) {
    const clientReference = this.#clientReference();
    const timestamp = new Date().toISOString();
    return {type, timestamp, ...(clientReference !== undefined && {clientReference})};
  }

  #call(name: Name, event: object): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        listener(event as never);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
