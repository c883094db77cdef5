import {defineConfig, devices} from '@playwright/test';
import {site} from './config/site';
import {findChromium} from './tools/browser/find-browser';

const port = Number(process.env.TEST_PORT ?? 4173);
const executablePath = findChromium();
const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: executablePath === undefined ? {} : {executablePath},
};

/** Browser tests of the production build in `build/`. */
export default defineConfig({
  // The compiled packages are what other sites install.
  build: {external: ['**/packages/*/lib/**']},
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tools/browser/ensure-browser.ts',
  // The tests of a file share a worker: loading a file takes as long as a test, and some files build a site first.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // CI machines sometimes stall. A retried test that passes is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Pages also wait for timers and the network, so two cores can run three tests at a time.
  workers: 3,
  reporter: process.env.CI ? 'list' : 'line',
  // Generous, because only failing tests wait this long and the machine may be busy.
  timeout: 120_000,
  expect: {timeout: 20_000},
  use: {
    baseURL: `http://localhost:${port}${site.baseUrl}`,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // Starts first, because one worker installs and builds the stock site, which takes as long as many other tests.
    {name: 'stock-sites', use: chromium, testMatch: 'stock-sites/*.spec.ts', grepInvert: /@(?:nightly|canary)/},
    // One worker, so that the demo site is built once.
    {name: 'demo', use: chromium, testMatch: 'demo/*.spec.ts', grepInvert: /@nightly/, workers: 1},
    // One worker, so that the contract and the widget, which take as long as several tests, are loaded once.
    {name: 'widget', use: chromium, testMatch: 'content/ui-sdk/*.spec.ts', grepInvert: /@nightly/, workers: 1},
    // Other tests cover what the smoke test does.
    {
      name: 'chromium',
      use: chromium,
      testIgnore: ['stock-sites/**', 'demo/**', 'content/ui-sdk/**', 'smoke.spec.ts'],
      grepInvert: /@nightly/,
    },
    {name: 'nightly', use: chromium, grep: /@nightly/},
    // Requires the version of Node.js that Docusaurus 4 does.
    {name: 'canary', use: chromium, testMatch: 'stock-sites/*.spec.ts', grep: /@canary/},
    {name: 'firefox', use: devices['Desktop Firefox'], testMatch: '**/smoke.spec.ts'},
    {name: 'webkit', use: devices['Desktop Safari'], testMatch: '**/smoke.spec.ts'},
  ],
  webServer: {
    command: `node --import tsx tests/support/serve-build.ts ${port}`,
    url: `http://localhost:${port}${site.baseUrl}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
