export type {DocLink, DocSection, ParentMetadata} from '../docs/types';
export type {BlockDrawing, Box, HomeExample, Size, VariantDrawing} from '../home/types';
