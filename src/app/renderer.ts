/** React's own renderer: more than half of all the code there is, and on its way apart from the rest. */
export { createRoot } from 'react-dom/client';
