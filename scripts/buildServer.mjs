import { build } from 'rolldown';
import { serverBuild } from './serverBuild.mjs';

// Builds the server and its commands into build/server, packages and all.
await build(serverBuild);
