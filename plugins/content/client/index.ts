export type {DocLink, DocSection, ParentMetadata} from '../docs/types';
export type {HomeExample} from '../home/types';
