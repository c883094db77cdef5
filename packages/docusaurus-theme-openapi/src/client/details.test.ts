import {expect, test, vi} from 'vitest';
import {listenToToggle} from './details';

test('a listener is called once after several elements were opened', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const listener = vi.fn();
  listenToToggle(listener);
  document.dispatchEvent(new Event('toggle'));
  document.dispatchEvent(new Event('toggle'));
  for (const frame of frames) frame();
  expect(listener).toHaveBeenCalledOnce();
});
