export type {DocLink, DocSection, ParentMetadata} from '../docs/types';
export type {HomeExample, HomeVariant} from '../home/types';
export type {DesignImage} from '../rendered-designs/types';
