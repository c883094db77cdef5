import {tryParseJson} from '@developer-docs/utils';
import {createParser} from 'eventsource-parser';
import {createObservable, type Observable} from '../observable';

/** An item of a stream: a server-sent event, a line, or a JSON text. */
export interface StreamItem {
  /** When it arrived, in milliseconds since the response started. */
  readonly time: number;
  /** An event's type, if it has one. */
  readonly event?: string;
  readonly data: string;
}

/** The part of a stream that has been received. */
export interface StreamState {
  readonly status: 'open' | 'ended' | 'stopped' | 'failed';
  /** The newest items. */
  readonly items: readonly StreamItem[];
  /** The number of all items. */
  readonly count: number;
  /** The ID of the last event, which is sent in the request that resumes the stream. */
  readonly lastEventId?: string;
}

/** A response's items, which arrive one by one. */
export interface ResponseStream extends Observable<StreamState> {
  /** Ends the connection. */
  readonly stop: () => void;
}

/** Where the text of a stream comes from. */
export interface StreamSource {
  readonly mediaType: string;
  /** Reads the next part of the text; `undefined` at its end. */
  readonly read: () => Promise<string | undefined>;
  readonly cancel: () => void;
}

/** The number of items that are kept. A stream can be endless. */
const maxStreamItems = 100;

/** How often a stream is shown while it arrives, in milliseconds. Each time renders the list. */
const publishMs = 150;

/** Reads a stream until its end, or until the reader stops it. A lost connection isn't opened again. */
export function openStream(source: StreamSource): ResponseStream {
  const reader = new StreamReader(source);
  return {...reader.state, stop: () => reader.stop()};
}

class StreamReader {
  readonly state = createObservable<StreamState>({status: 'open', items: [], count: 0});
  private readonly startedAt = performance.now();
  private readonly parser: ItemParser;
  /** The items that aren't published yet. */
  private arrived: StreamItem[] = [];
  private lastEventId: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: StreamSource) {
    this.parser = createItemParser(source.mediaType, (item, eventId = this.lastEventId) => {
      this.lastEventId = eventId;
      this.arrived.push({...item, time: performance.now() - this.startedAt});
    });
    this.readAll().catch(() => this.finish('failed'));
  }

  stop(): void {
    this.finish('stopped');
    this.source.cancel();
  }

  private async readAll(): Promise<void> {
    for (;;) {
      const text = await this.source.read();
      if (!this.isOpen()) return;
      if (text === undefined) {
        this.parser.end();
        this.finish('ended');
        return;
      }
      this.parser.feed(text);
      this.schedule();
    }
  }

  /** Publishes what has arrived: the first item immediately, and others together. */
  private schedule(): void {
    if (this.timer !== undefined || this.arrived.length === 0) return;
    this.publish('open');
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.schedule();
    }, publishMs);
  }

  private finish(status: StreamState['status']): void {
    clearTimeout(this.timer);
    if (this.isOpen()) this.publish(status);
  }

  private publish(status: StreamState['status']): void {
    const {items, count} = this.state.getSnapshot();
    this.state.set({
      status,
      items: [...items, ...this.arrived].slice(-maxStreamItems),
      count: count + this.arrived.length,
      lastEventId: this.lastEventId,
    });
    this.arrived = [];
  }

  private isOpen(): boolean {
    return this.state.getSnapshot().status === 'open';
  }
}

interface ItemParser {
  readonly feed: (text: string) => void;
  /** Reads an item without an end. An incomplete event isn't one. */
  readonly end: () => void;
}

function createItemParser(
  mediaType: string,
  onItem: (item: Omit<StreamItem, 'time'>, eventId?: string) => void,
): ItemParser {
  if (/^\s*text\/event-stream\b/i.test(mediaType)) {
    const parser = createParser({onEvent: ({event, id, data}) => onItem({event, data}, id)});
    return {feed: (text) => parser.feed(text), end: () => undefined};
  }
  const isSequence = /json-seq\b/i.test(mediaType);
  const separator = isSequence ? '\u001E' : '\n';
  // The parts of an incomplete item. They're joined only once, because there can be thousands.
  let rest: string[] = [];
  const flush = () => {
    const data = rest.join('').trim();
    rest = [];
    if (data !== '') onItem({data});
  };
  return {
    feed: (text) => {
      const [first = '', ...others] = text.split(separator);
      rest.push(first);
      for (const part of others) {
        flush();
        rest.push(part);
      }
      // A line break marks the end of a text, whereas the separator only comes with the next one (RFC 7464). A text in
      // several parts waits for it, because it can have line breaks, and each try parses all of it.
      const isComplete =
        isSequence && rest.length === 1 && text.endsWith('\n') && tryParseJson(rest.join('')) !== undefined;
      if (isComplete) flush();
    },
    end: flush,
  };
}
