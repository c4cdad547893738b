/** React's renderer, more than half of all code, as a chunk of its own. */
export { createRoot } from 'react-dom/client';
