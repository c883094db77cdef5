// Shortens the pauses between the calls of samples, which tests would spend most of their time on.
import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers/promises';

const sleep = timers.setTimeout;
timers.setTimeout = (milliseconds = 0, ...options) => sleep(milliseconds / 20, ...options);
syncBuiltinESMExports();
