import './nodeVersion.mjs';
import { runLonger } from './longer.mjs';

await runLonger('test/hostile', { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '100000' });
