import { build } from 'rolldown';
import { serverBuild } from './serverBuild.mjs';

// Builds the server and its commands, packages included, into build/server.
await build(serverBuild);
