export type {DocLink, DocSection, ParentMetadata} from '../docs/types';
