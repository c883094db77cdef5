import {getOrCreate, type Json} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import type {Direction} from '../schemas/directions.js';

/** How many schemas are tried for an example. */
const maxSteps = 20_000;

/** Where a value is generated. */
export interface GenerationContext {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  readonly depth: number;
  /** References to the schemas of the values that contain this one. A value doesn't contain a schema a second time. */
  readonly references: readonly string[];
  /** References that are already a part of the schema of this value. */
  readonly merged: readonly string[];
  /** Different variants are different values, if the schema allows it. */
  readonly variant: number;
  readonly cache: ValueCache;
  /** Whether the value has been shortened because of its depth, or because it's recursive. Each value has its own. */
  readonly progress: {isShortened: boolean};
  /** How many more schemas are tried, in all values of an example together. */
  readonly steps: {left: number};
}

export interface GeneratedValue {
  /** The closest value if none is valid; `undefined` if there's none. */
  readonly value: Json | undefined;
  readonly isValid: boolean;
  /** Whether the value, or one in it, depends on the values that contain it: they're deep, or of the same schema. */
  readonly isShortened: boolean;
}

/** Values of named schemas, for all messages of a document in one direction. */
class ValueCache {
  private readonly complete = new Map<string, {readonly depth: number; readonly value: GeneratedValue}>();
  private readonly shortened = new Map<string, GeneratedValue>();

  /**
   * Returns the value for a reference, from the cache if it has been generated at this depth or a greater one. A
   * shortened value depends on where it is, so it's only used again at this depth of a message, outside all other named
   * schemas.
   */
  get(
    reference: string,
    {variant, depth, references}: GenerationContext,
    create: () => GeneratedValue,
  ): GeneratedValue {
    const key = `${variant} ${reference}`;
    const complete = this.complete.get(key);
    if (complete !== undefined && complete.depth >= depth) return complete.value;
    const isOutside = references.length === 0;
    const shortenedKey = `${depth} ${key}`;
    const shortened = isOutside ? this.shortened.get(shortenedKey) : undefined;
    if (shortened !== undefined) return shortened;
    const value = create();
    if (!value.isShortened) this.complete.set(key, {depth, value});
    else if (isOutside) this.shortened.set(shortenedKey, value);
    return value;
  }
}

const caches = {
  request: new WeakMap<OpenApiDocument, ValueCache>(),
  response: new WeakMap<OpenApiDocument, ValueCache>(),
};

export const createContext = (direction: Direction, document: OpenApiDocument): GenerationContext => ({
  document,
  direction,
  depth: 0,
  references: [],
  merged: [],
  variant: 0,
  cache: getOrCreate(caches[direction], document, () => new ValueCache()),
  progress: {isShortened: false},
  steps: {left: maxSteps},
});

export const createPartContext = (context: GenerationContext): GenerationContext => ({
  ...context,
  references: [...context.references, ...context.merged],
  merged: [],
  depth: context.depth + 1,
});
