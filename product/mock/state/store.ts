import type {JsonObject} from '@developer-docs/utils';
import type {PlannedOutcome} from '../directives';
import type {DesignLayout} from '../drawing/layout';
import type {DesignStyle} from '../drawing/style';
import type {Workspace} from './accounts';

/** A user in a workspace. Times are milliseconds since the Unix epoch. */
export interface User {
  readonly workspace: Workspace;
  readonly id: string;
  displayName?: string;
  role: string;
  groups: readonly string[];
  plan: string;
  /** A scheduled plan change. */
  nextPlan?: {readonly plan: string; readonly startsAt: number};
  language: string;
  brand?: JsonObject;
  readonly createdAt: number;
  deletedAt?: number;
  usage: Usage;
}

/** A user's usage in a calendar month, by the allowance's name. */
export interface Usage {
  readonly month: string;
  readonly used: Record<string, number>;
}

export interface Token {
  readonly value: string;
  readonly user: User;
  readonly expiresAt: number;
  isRevoked: boolean;
}

/** The appearance of a design or a variant. */
export interface Appearance {
  readonly layout: DesignLayout;
  readonly style: DesignStyle;
}

export interface Variant extends Appearance {
  readonly id: string;
  readonly rank: number;
  readonly variesBy: readonly string[];
}

/** A generated design. Lengths are in pixels. */
export interface Design extends Appearance {
  readonly id: string;
  readonly request: AsyncRequest;
  readonly designType: string;
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly formats: readonly string[];
  /** Text across the design. Set for test designs, and for designs on plans with a watermark. */
  readonly watermark?: string;
  readonly assets: readonly JsonObject[];
  readonly variants: readonly Variant[];
}

export interface ExportFile {
  readonly dataSet: string;
  readonly format: string;
  readonly recordCount: number;
  readonly text: string;
}

/** A request's result, without links: those are created for each response. */
export type RequestResult =
  | {readonly kind: 'designs'; readonly designs: readonly Design[]}
  | {readonly kind: 'data-export'; readonly files: readonly ExportFile[]; readonly users: ReadonlySet<User>}
  | {readonly kind: 'content' | 'brand-extraction'; readonly body: JsonObject};

/** An asynchronous request. The call that created it returned `202`. */
export interface AsyncRequest {
  readonly id: string;
  readonly kind: string;
  readonly workspace: Workspace;
  readonly user?: User;
  /** The request body with defaults applied. */
  readonly input: JsonObject;
  readonly plannedOutcome: PlannedOutcome;
  /** The URL to send a webhook to when the request is finished, and the origin of the links in it. */
  readonly webhook?: {readonly url: string; readonly origin: string};
  readonly createdAt: number;
  polls: number;
  startedAt?: number;
  finishedAt?: number;
  /** A finished request has either a `result` or an `error`. */
  result?: RequestResult;
  /** When the result was deleted before it expired, because it contained an erased user. */
  resultDeletedAt?: number;
  error?: JsonObject;
}

export class Store {
  /** Users by workspace ID and user ID. */
  readonly users = new Map<string, User>();
  readonly tokens = new Map<string, Token>();
  readonly requests = new Map<string, AsyncRequest>();
  readonly designs = new Map<string, Design>();
}
