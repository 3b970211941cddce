/** React's renderer, evaluated where it is built into: a script of its own, and so a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client'
