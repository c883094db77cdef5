import {expect, test} from 'vitest';
import {isEntryKind} from './records.js';

test.each(['operation', 'parameter', 'command', 'css-variable'])('%s is the kind of a reference entry', (kind) => {
  expect(isEntryKind(kind)).toBe(true);
});

test.each(['page', 'heading', 'text', 'sample', 'link', 'phrases', '', undefined])(
  "%s isn't the kind of a reference entry",
  (kind) => {
    expect(isEntryKind(kind)).toBe(false);
  },
);
