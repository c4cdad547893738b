/**
 * The calls that only users make. The contract has them already; the build leaves them out of what visitors load, and adds
 * them here for the owner's app (see `contractWithoutShapes` in vite.config.ts).
 */
import './contract.ts';
