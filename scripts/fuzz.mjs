import './lib/nodeVersion.mjs';
import { runLonger } from './lib/longTest.mjs';

await runLonger(
  [
    'test/hostile',
    'src/listening/anyNote.test.ts',
    'src/listening/plainEntries.test.ts',
    'src/server/db/migrate.test.ts',
  ],
  { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '100000', EVERY_CASE: 'yes' },
);
