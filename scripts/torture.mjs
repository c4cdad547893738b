import './nodeVersion.mjs';
import { runLonger } from './longer.mjs';

await runLonger('test/whole/killed.test.ts', { TORTURE_ROUNDS: process.env['TORTURE_ROUNDS'] ?? '1000' });
