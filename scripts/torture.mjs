import './lib/nodeVersion.mjs';
import { runLonger } from './lib/longTest.mjs';

await runLonger('test/process/killed.test.ts', { TORTURE_ROUNDS: process.env['TORTURE_ROUNDS'] ?? '1000' });
