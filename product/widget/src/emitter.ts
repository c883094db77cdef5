import type {SuperuserEventMap, Unsubscribe} from '../../ui-sdk';

type EventName = keyof SuperuserEventMap;
type Listener<N extends EventName> = (event: SuperuserEventMap[N]) => void;

/** The properties of an event except those that the emitter adds. */
export type EventPayload<N extends EventName> = Omit<
  SuperuserEventMap[N],
  'type' | 'timestamp' | 'clientReference' | 'preventDefault'
>;

/**
 * Manages listeners and fires events. The browser reports exceptions in listeners, which don't affect other listeners.
 */
export class Emitter {
  private readonly target = new EventTarget();
  private readonly abortController = new AbortController();

  /**
   * @param getClientReference - Returns the current value of the `clientReference` option, which every event contains.
   */
  constructor(private readonly getClientReference: () => string | undefined) {}

  on<N extends EventName>(name: N, listener: Listener<N>): Unsubscribe {
    // Every registration has its own function, so a listener that's added twice is called twice.
    const onEvent = (event: Event) => listener((event as CustomEvent<SuperuserEventMap[N]>).detail);
    this.target.addEventListener(name, onEvent, {signal: this.abortController.signal});
    return () => this.target.removeEventListener(name, onEvent);
  }

  emit<N extends EventName>(name: N, payload: EventPayload<N>): void {
    this.target.dispatchEvent(new CustomEvent(name, {detail: this.createDetail(name, payload)}));
  }

  /** Fires a cancelable event and returns whether a listener called `preventDefault`. */
  emitCancelable<N extends EventName>(name: N, payload: EventPayload<N>): boolean {
    const preventDefault = () => event.preventDefault();
    const detail = {...this.createDetail(name, payload), preventDefault};
    const event = new CustomEvent(name, {cancelable: true, detail});
    return !this.target.dispatchEvent(event);
  }

  clear(): void {
    this.abortController.abort();
  }

  private createDetail<N extends EventName>(type: N, payload: EventPayload<N>): object {
    const clientReference = this.getClientReference();
    const timestamp = new Date().toISOString();
    return {type, timestamp, clientReference, ...payload};
  }
}
