import type {Messages} from './messages.js';

/** How many schemas are tried for an example. */
const maxSteps = 20_000;

/** Where a value is generated. */
export interface GenerationContext {
  readonly messages: Messages;
  readonly depth: number;
  /** References to the schemas of the values that contain this one. A value doesn't contain a schema a second time. */
  readonly outerReferences: readonly string[];
  /** References that are already a part of the schema of this value. */
  readonly ownReferences: readonly string[];
  /** Different variants are different values, if the schema allows it. */
  readonly variant: number;
  /** Whether the value has been shortened because of its depth, or because it's recursive. Each value has its own. */
  readonly progress: {isShortened: boolean};
  /** How many more schemas are tried, in all values of an example together. */
  readonly steps: {left: number};
}

export const createContext = (messages: Messages): GenerationContext => ({
  messages,
  depth: 0,
  outerReferences: [],
  ownReferences: [],
  variant: 0,
  progress: {isShortened: false},
  steps: {left: maxSteps},
});

export const createPartContext = (context: GenerationContext): GenerationContext => ({
  ...context,
  outerReferences: [...context.outerReferences, ...context.ownReferences],
  ownReferences: [],
  depth: context.depth + 1,
});
