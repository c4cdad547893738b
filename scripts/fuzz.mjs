import './lib/nodeVersion.mjs';
import { runLonger } from './lib/longTest.mjs';

await runLonger('test/hostile', { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '100000' });
