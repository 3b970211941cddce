import { describe, expect, it } from 'vitest'
import { builtFiles } from '../../../../src/build/prerender/builtFiles.ts'

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_button.js': { file: 'button.js', css: ['button.css'], imports: ['index.html'] },
  'src/pages/shop/ShopPage.tsx': {
    file: 'shop.js',
    css: ['shop.css'],
    imports: ['_button.js', 'index.html'],
    dynamicImports: ['src/ui/Dialog.tsx'],
  },
  'src/ui/Dialog.tsx': { file: 'dialog.js' },
}
const filesOf = (module: string, excluded?: string) => {
  const { scripts, styles } = builtFiles(manifest, module, excluded)
  return { scripts: [...scripts], styles: [...styles] }
}

describe('the files that a module was built into', () => {
  it('are those of its static imports in dependency order, without its lazy imports', () => {
    expect(filesOf('src/pages/shop/ShopPage.tsx')).toEqual({
      scripts: ['react.js', 'index.js', 'button.js', 'shop.js'],
      styles: ['index.css', 'button.css', 'shop.css'],
    })
  })

  it('leave out the files of a module when the page has it already', () => {
    expect(filesOf('src/pages/shop/ShopPage.tsx', 'index.html')).toEqual({
      scripts: ['button.js', 'shop.js'],
      styles: ['button.css', 'shop.css'],
    })
  })

  it('throw when the module was not built', () => {
    expect(() => filesOf('src/pages/NoPage.tsx')).toThrow('the build has no src/pages/NoPage.tsx')
  })
})
