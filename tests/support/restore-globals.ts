import {afterEach, vi} from 'vitest';

// Test files share their worker, so what a test replaces would also be replaced in the files after it.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
