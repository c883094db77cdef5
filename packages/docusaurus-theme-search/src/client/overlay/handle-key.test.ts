import {expect, test, vi} from 'vitest';
import {handleKey} from './handle-key';

test.each([false, true])(
  'a keydown event without a key, as autofill dispatches, has no effect (open: %s)',
  (isOpen) => {
    const [open, close, setQuery] = [vi.fn(), vi.fn(), vi.fn()];
    const context = {isOpen, isLoading: isOpen, open, close, setQuery, button: {current: null}};
    for (const event of [new Event('keydown'), Object.assign(new Event('keydown'), {ctrlKey: true})]) {
      handleKey(event as KeyboardEvent, context);
    }
    expect([open, close, setQuery].flatMap((callback) => callback.mock.calls)).toEqual([]);
  },
);
