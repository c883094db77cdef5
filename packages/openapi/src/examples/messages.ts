import {getOrCreate, type Json, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import type {Direction} from '../schemas/directions.js';

export interface GeneratedValue {
  /** The closest value if none is valid; `undefined` if there's none. */
  readonly value: Json | undefined;
  readonly isValid: boolean;
  /** Whether the value, or one in it, depends on the values that contain it: they're deep, or of the same schema. */
  readonly isShortened: boolean;
}

/** Where the value of a named schema is. */
interface Place {
  readonly depth: number;
  readonly variant: number;
  /** Whether no value of another named schema contains it. */
  readonly isOutermost: boolean;
}

/** Values of named schemas. */
class ValueCache {
  private readonly complete = new Map<string, {readonly depth: number; readonly value: GeneratedValue}>();
  private readonly shortened = new Map<string, GeneratedValue>();

  /**
   * Returns the value for a reference, from the cache if it has been generated at this depth or a greater one;
   * otherwise, generates it. A shortened value depends on where it is, so it's only used again at this depth of a
   * message, outside all other named schemas.
   */
  getOrGenerate(
    reference: string,
    {depth, variant, isOutermost}: Place,
    generate: () => GeneratedValue,
  ): GeneratedValue {
    const key = `${variant} ${reference}`;
    const complete = this.complete.get(key);
    if (complete !== undefined && complete.depth >= depth) return complete.value;
    const shortenedKey = `${depth} ${key}`;
    const shortened = isOutermost ? this.shortened.get(shortenedKey) : undefined;
    if (shortened !== undefined) return shortened;
    const value = generate();
    if (!value.isShortened) this.complete.set(key, {depth, value});
    else if (isOutermost) this.shortened.set(shortenedKey, value);
    return value;
  }
}

/** The messages of a document in one direction, with what's known about their values. */
export class Messages {
  readonly values = new ValueCache();
  /** Whether values are valid, by schema and value. A value is checked again with each one that contains it. */
  readonly validity = new WeakMap<JsonObject, WeakMap<object, boolean>>();

  constructor(
    readonly direction: Direction,
    readonly document: OpenApiDocument,
  ) {}
}

const knownMessages = new WeakMap<OpenApiDocument, Readonly<Record<Direction, Messages>>>();

/** Returns the messages of a document in one direction, which all examples share. */
export const getMessages = (direction: Direction, document: OpenApiDocument): Messages =>
  getOrCreate(knownMessages, document, () => ({
    request: new Messages('request', document),
    response: new Messages('response', document),
  }))[direction];
