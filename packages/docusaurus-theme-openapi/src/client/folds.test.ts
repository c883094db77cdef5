import {expect, test, vi} from 'vitest';
import {listenToToggle} from './folds';

test('a removed listener is no longer called, even for what was opened before', () => {
  const frames = new Map<number, () => void>();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames.set(frames.size, callback);
    return frames.size - 1;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  const listener = vi.fn();
  const remove = listenToToggle(listener);
  document.dispatchEvent(new Event('toggle'));
  frames.forEach((callback) => callback());
  expect(listener).toHaveBeenCalledOnce();
  frames.clear();
  document.dispatchEvent(new Event('toggle'));
  remove();
  frames.forEach((callback) => callback());
  expect(listener).toHaveBeenCalledOnce();
});
