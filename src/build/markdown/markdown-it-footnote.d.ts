declare module 'markdown-it-footnote' {
  import type { PluginSimple } from 'markdown-it'

  const footnote: PluginSimple
  export = footnote
}
