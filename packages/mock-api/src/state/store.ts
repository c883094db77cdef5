import type {JsonObject} from '../contract/json';
import type {Account, Mode} from './accounts';

/** A user of an account. Times are in milliseconds since 1970. */
export interface User {
  readonly account: Account;
  readonly id: string;
  displayName?: string;
  role: string;
  groups: readonly string[];
  plan: string;
  /** A change of plan that is due. */
  nextPlan?: {readonly plan: string; readonly startsAt: number};
  language: string;
  brand?: JsonObject;
  readonly createdAt: number;
  deletedAt?: number;
  usage: Usage;
}

/** What was used in a calendar month. */
export interface Usage {
  readonly month: string;
  designs: number;
  contentRequests: number;
  brandExtractions: number;
}

export interface Token {
  readonly value: string;
  readonly user: User;
  readonly mode: Mode;
  readonly expiresAt: number;
  isRevoked: boolean;
}

/** How a request ends when it is not left to itself. */
export interface Ending {
  /** The code of the error that it fails with. */
  readonly failsWith?: string;
  /** It is finished by the read with this number, not by time. */
  readonly reads?: number;
}

/** A content block at its place. */
export interface PlacedBlock {
  readonly blockId: string;
  readonly box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number};
  readonly content: JsonObject;
}

export interface Variant {
  readonly id: string;
  readonly rank: number;
  readonly variesBy: readonly string[];
  readonly blocks: readonly PlacedBlock[];
  /** Four colors: ground, picture, text, accent. */
  readonly colors: readonly string[];
}

export interface Design {
  readonly id: string;
  readonly work: Work;
  readonly designType: string;
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly formats: readonly string[];
  readonly blocks: readonly PlacedBlock[];
  readonly colors: readonly string[];
  readonly assets: readonly JsonObject[];
  readonly variants: readonly Variant[];
}

/** A file of a data export. */
export interface ExportFile {
  readonly dataSet: string;
  readonly format: string;
  readonly records: number;
  readonly text: string;
}

/** What a request made, without links: these are made for each answer. */
export type Result =
  | {readonly kind: 'designs'; readonly designs: readonly Design[]}
  | {readonly kind: 'data-export'; readonly files: readonly ExportFile[]}
  | {readonly kind: 'content' | 'brand-extraction'; readonly body: JsonObject};

/** A request: work that takes longer than a moment. */
export interface Work {
  readonly id: string;
  readonly kind: string;
  readonly account: Account;
  readonly mode: Mode;
  readonly user?: User;
  /** The body that created the request, with defaults. */
  readonly input: JsonObject;
  readonly ending: Ending;
  readonly createdAt: number;
  reads: number;
  startedAt?: number;
  finishedAt?: number;
  /** Exactly one of `result` and `error` is there once the request is finished. */
  result?: Result;
  error?: JsonObject;
}

/** Everything that a mock remembers. */
export class Store {
  readonly users = new Map<string, User>();
  readonly tokens = new Map<string, Token>();
  readonly works = new Map<string, Work>();
  readonly designs = new Map<string, Design>();
}
