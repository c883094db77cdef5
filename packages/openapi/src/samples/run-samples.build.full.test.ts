import {testSamples} from './test-run-samples.js';

testSamples({runsAll: true});
