/** React's renderer, evaluated where it is built into: a script of its own, and so, in Chromium, a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client'
