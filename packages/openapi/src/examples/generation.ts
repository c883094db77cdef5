import {getOrCreate, type Json, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import type {Direction} from '../schemas/directions.js';

/** How many schemas are tried for an example. */
const maxSteps = 20_000;

/** Maximum depth of a generated value. Deeper objects only have their required properties. */
const maxDepth = 6;

/** Where a value is generated. */
export interface GenerationContext {
  readonly generation: Generation;
  readonly depth: number;
  /** References to the schemas of the values that contain this one. A value doesn't contain a schema a second time. */
  readonly outerReferences: readonly string[];
  /** References that are already a part of the schema of this value. */
  readonly ownReferences: readonly string[];
  /** Different variants are different values, if the schema allows it. */
  readonly variant: number;
}

export const createPartContext = (context: GenerationContext): GenerationContext => ({
  ...context,
  outerReferences: [...context.outerReferences, ...context.ownReferences],
  ownReferences: [],
  depth: context.depth + 1,
});

export const isDeep = ({depth}: GenerationContext): boolean => depth >= maxDepth;

interface FoundValue {
  /** The closest value if none is valid; `undefined` if there's none. */
  readonly value: Json | undefined;
  readonly isValid: boolean;
}

export interface GeneratedValue extends FoundValue {
  /** Whether the value, or one in it, depends on the values that contain it: they're deep, or of the same schema. */
  readonly isShortened: boolean;
}

/** The state of generating examples for a document's requests or responses, and what's known about their values. */
export class Generation {
  /** Whether values are valid, by schema and value. A value is checked again with each one that contains it. */
  readonly validity = new WeakMap<JsonObject, WeakMap<object, boolean>>();
  private readonly completeValues = new Map<string, {readonly depth: number; readonly value: GeneratedValue}>();
  private readonly shortenedValues = new Map<string, GeneratedValue>();
  /** How many more schemas are tried, in all values of the current example together. */
  private stepsLeft = maxSteps;
  /** Whether the value that's being generated has been shortened. */
  private isShortened = false;

  constructor(
    readonly direction: Direction,
    readonly document: OpenApiDocument,
  ) {}

  startExample(): GenerationContext {
    this.stepsLeft = maxSteps;
    return {generation: this, depth: 0, outerReferences: [], ownReferences: [], variant: 0};
  }

  countStep(): void {
    this.stepsLeft -= 1;
  }

  /** Whether more schemas would have to be tried for the current example. */
  get isExhausted(): boolean {
    return this.stepsLeft < 0;
  }

  /** Notes that the value is shorter because of its depth, or because it's recursive. */
  markAsShortened(): void {
    this.isShortened = true;
  }

  /** Adds whether a value is shortened to what a function finds. Each of the values in it has its own mark. */
  withMark(find: () => FoundValue): GeneratedValue {
    const isOuterShortened = this.isShortened;
    this.isShortened = false;
    const found = {...find(), isShortened: this.isShortened};
    this.isShortened = isOuterShortened;
    return found;
  }

  /**
   * Returns the value for a reference if it has been generated at this depth or a greater one; otherwise, generates it.
   * A shortened value depends on where it is, so it's only used again at this depth of a message, outside all other
   * named schemas.
   */
  getOrGenerate(
    reference: string,
    {depth, variant, outerReferences}: GenerationContext,
    generate: () => GeneratedValue,
  ): GeneratedValue {
    const isOutermost = outerReferences.length === 0;
    const key = `${variant} ${reference}`;
    const complete = this.completeValues.get(key);
    if (complete !== undefined && complete.depth >= depth) return complete.value;
    const shortenedKey = `${depth} ${key}`;
    const shortened = isOutermost ? this.shortenedValues.get(shortenedKey) : undefined;
    if (shortened !== undefined) return shortened;
    const value = generate();
    if (!value.isShortened) this.completeValues.set(key, {depth, value});
    else if (isOutermost) this.shortenedValues.set(shortenedKey, value);
    return value;
  }
}

const generations = new WeakMap<OpenApiDocument, Readonly<Record<Direction, Generation>>>();

/** Returns what all examples for a document's requests or responses share. */
export const getGeneration = (direction: Direction, document: OpenApiDocument): Generation =>
  getOrCreate(generations, document, () => ({
    request: new Generation('request', document),
    response: new Generation('response', document),
  }))[direction];
