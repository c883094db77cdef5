import type {Limits, PackedDocuments} from '@developer-docs/mock-api';

/** The generated file `contract.json`. */
export interface SandboxContract extends PackedDocuments {
  readonly limits: Limits;
}
