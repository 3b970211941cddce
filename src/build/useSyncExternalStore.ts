/** React has had this itself since its version 18: wouter need not bring the substitute for older ones. */
export { useSyncExternalStore } from 'react'
