import {expect, test} from 'vitest';
import {separateStyles} from './separate-styles.js';

interface Chunk {
  readonly name: string;
  readonly canBeInitial: () => boolean;
}

interface SplitChunks {
  readonly chunks: (chunk: Chunk) => boolean;
  readonly cacheGroups: {readonly styles: {readonly chunks: (chunk: Chunk) => boolean}};
}

const createChunk = (name: string, isInitial = false): Chunk => ({name, canBeInitial: () => isInitial});

const apply = (splitChunks: object, styles: string, worker: string) =>
  (separateStyles({optimization: {splitChunks}}, [styles], [worker]) as {optimization: {splitChunks: SplitChunks}})
    .optimization.splitChunks;

test('the settings of several plugins apply together', () => {
  const first = apply({cacheGroups: {styles: {chunks: 'all'}}}, 'modal', 'search');
  const {chunks, cacheGroups} = apply(first, 'console', 'sandbox');
  const splitChunks = [createChunk('search'), createChunk('sandbox'), createChunk('page'), createChunk('main', true)];
  expect(splitChunks.filter(chunks).map(({name}) => name)).toEqual(['page']);
  const styles = [createChunk('modal'), createChunk('console'), createChunk('page'), createChunk('main', true)];
  expect(styles.filter(cacheGroups.styles.chunks).map(({name}) => name)).toEqual(['page', 'main']);
});

test('the development server splits nothing', () => {
  expect(separateStyles({optimization: {splitChunks: false}}, ['modal'], ['search'])).toEqual({});
});
