import type {SuperuserEventMap, Unsubscribe} from '../../../contract/ui-sdk';

type EventName = keyof SuperuserEventMap;
type Listener<N extends EventName> = (event: SuperuserEventMap[N]) => void;

/** The properties of an event except those that the emitter adds. */
export type EventPayload<N extends EventName> = Omit<
  SuperuserEventMap[N],
  'type' | 'timestamp' | 'clientReference' | 'preventDefault'
>;

/** All event names. The value is `true` for events that only superuser widgets fire. */
export const isSuperuserEvent: Readonly<Record<EventName, boolean>> = {
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

/** Manages listeners and fires events. An exception in a listener is reported and doesn't affect other listeners. */
export class Emitter {
  readonly #listeners = new Map<EventName, Set<(event: never) => void>>();
  readonly #getClientReference: () => string | undefined;

  /**
   * @param getClientReference - Returns the current value of the `clientReference` option, which every event contains.
   */
  constructor(getClientReference: () => string | undefined) {
    this.#getClientReference = getClientReference;
  }

  on<N extends EventName>(name: N, listener: Listener<N>): Unsubscribe {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    // The wrapper makes every registration distinct, so a function that's added twice is called twice.
    const entry = (event: SuperuserEventMap[N]) => {
      listener(event);
    };
    listeners.add(entry);
    return () => {
      listeners.delete(entry);
    };
  }

  /** Fires an event. */
  emit<N extends EventName>(name: N, payload: EventPayload<N>): void {
    this.#dispatch(name, {...this.#createBaseEvent(name), ...payload});
  }

  /** Fires a cancelable event and returns whether a listener called `preventDefault`. */
  emitCancelable<N extends EventName>(name: N, payload: EventPayload<N>): boolean {
    let isPrevented = false;
    // `preventDefault` has no effect after the listeners have returned.
    let isDispatching = true;
    this.#dispatch(name, {
      ...this.#createBaseEvent(name),
      ...payload,
      preventDefault: () => {
        isPrevented ||= isDispatching;
      },
    });
    isDispatching = false;
    return isPrevented;
  }

  /** Removes all listeners. */
  clear(): void {
    this.#listeners.clear();
  }

  #createBaseEvent(type: EventName) {
    const clientReference = this.#getClientReference();
    const timestamp = new Date().toISOString();
    return {type, timestamp, ...(clientReference !== undefined && {clientReference})};
  }

  #dispatch(name: EventName, event: object): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        listener(event as never);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
