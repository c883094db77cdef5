import {expect, test} from 'vitest';
import {createDocument} from '../test-document';
import {createTestReference} from '../test-reference';
import {createOperationFiles} from './operation-files';

test('operations whose ID is in several documents, which have no console, have no file', () => {
  const documents = [
    createDocument('door', {list: 'Rooms', open: 'Door'}),
    createDocument('window', {list: 'Rooms', close: 'Window'}),
  ];
  const files = createOperationFiles(createTestReference(documents), {});
  expect(files.map(({name}) => name)).toEqual(['sandbox/operations/open.json', 'sandbox/operations/close.json']);
});
