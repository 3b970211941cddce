declare module 'virtual:constants.css'
