import {beforeEach, expect, test, vi} from 'vitest';
import {listenToToggle} from './details';

const frames = new Map<number, () => void>();

function runFrames() {
  frames.forEach((callback) => callback());
  frames.clear();
}

beforeEach(() => {
  frames.clear();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.set(frames.size, callback).size - 1);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

test('a listener is called once after several elements were opened', () => {
  const listener = vi.fn();
  listenToToggle(listener);
  document.dispatchEvent(new Event('toggle'));
  document.dispatchEvent(new Event('toggle'));
  runFrames();
  expect(listener).toHaveBeenCalledOnce();
});

test('a removed listener is no longer called, even for what was opened before', () => {
  const listener = vi.fn();
  const remove = listenToToggle(listener);
  document.dispatchEvent(new Event('toggle'));
  remove();
  runFrames();
  document.dispatchEvent(new Event('toggle'));
  runFrames();
  expect(listener).not.toHaveBeenCalled();
});
