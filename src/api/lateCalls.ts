/**
 * The calls of features that load when they are opened. The contract has them already; the build leaves them out of what the
 * first pages load, and adds them here (see `contractWithoutShapes` in vite.config.ts). Whoever makes one imports this.
 */
import './contract.ts';
