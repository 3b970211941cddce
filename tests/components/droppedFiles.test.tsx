import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useFileImport } from '../../src/editor/files/import/useFileImport.ts'
import { LinksDialog } from '../../src/editor/files/pastedLinks/LinksDialog.tsx'
import { Toast } from '../../src/editor/Toast.tsx'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import { packSite } from '../../src/templates/engine/zip/packSite.ts'
import { openEditor, toasts } from './editor.tsx'
import { violations } from './render.ts'

function DropTarget() {
  useFileImport()
  return <Toast />
}

/** Drops a file or a folder, as a browser gives it. */
function drop(entry: object, ...files: readonly File[]): void {
  const items = [{ webkitGetAsEntry: () => entry }]
  dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files, items, types: ['Files'] } }))
}

interface Folder {
  readonly name: string
  /** By their paths below the folder, without folders in it. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

function folderOf({ name, files }: Folder) {
  let remaining = Object.entries(files).map(([path, bytes]) => ({
    isFile: true,
    name: path,
    fullPath: `/${name}/${path}`,
    file: (resolve: (file: File) => void) => resolve(new File([bytes.slice()], path)),
  }))
  const readEntries = (resolve: (entries: readonly object[]) => void) => {
    resolve(remaining)
    remaining = []
  }
  return { isDirectory: true, name, fullPath: `/${name}`, createReader: () => ({ readEntries }) }
}

const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) =>
    letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
  )

it('imports a folder with a page of the editor', async () => {
  const [kit, { data, pictures }] = await Promise.all([loadKit('1'), loadSample('1')])
  const site = { ...data, name: 'Luna' }
  const files = (await renderSite(kit, site, pictures)).filter(({ path }) => !path.includes('/'))
  const { store } = openEditor(undefined, 'you', <DropTarget />)
  drop(folderOf({ name: 'site', files: Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])) }))
  await expect.element(toasts.getByText('Your page was imported, as the draft “Luna”.')).toBeVisible()
  expect(store.getState().data.name).toBe('Luna')
})

it('imports a page of another template into the template of the editor', async () => {
  const [kit, { data, pictures }] = await Promise.all([loadKit('2'), loadSample('2')])
  const zip = await packSite(await renderSite(kit, { ...data, name: 'Luna' }, pictures))
  const { store } = openEditor(undefined, 'you', <DropTarget />)
  const { colours } = store.getState().data
  drop({ isFile: true }, new File([zip.slice()], 'site.zip'))
  await expect.element(toasts.getByText('Your page was imported, as the draft “Luna”.')).toBeVisible()
  expect(store.getState().data).toMatchObject({ name: 'Luna', template: '1', colours })
})

it('names what was changed by hand in a page, and takes it when it is told to', async () => {
  const [kit, { data, pictures }] = await Promise.all([loadKit('1'), loadSample('1')])
  const files = await renderSite(kit, { ...data, tagline: 'Slow songs' }, pictures)
  const html = new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.bytes)
  const edited = html.replace('>Slow songs</p>', '>Fast songs</p>')
  const { store } = openEditor(undefined, 'you', <DropTarget />)
  drop({ isFile: true }, new File([edited], 'index.html', { type: 'text/html' }))
  await expect
    .element(toasts.getByText('The page was changed by hand: Tagline. The editor shows its own data.'))
    .toBeVisible()
  expect(store.getState().data.tagline).toBe('Slow songs')
  expect(await violations()).toEqual([])
  await toasts.getByRole('button', { name: 'Take the changes' }).click()
  await expect.element(toasts.getByText('Taken from the page: Tagline.')).toBeVisible()
  expect(store.getState().data.tagline).toBe('Fast songs')
})

it('says what is wrong with a folder that is no page of the editor, or cannot be read', async () => {
  openEditor(undefined, 'you', <DropTarget />)
  drop(folderOf({ name: 'songs', files: { 'one.txt': new Uint8Array() } }))
  await expect.element(toasts.getByText('There is no index.html in it')).toBeVisible()
  const createReader = () => ({
    readEntries: (_: unknown, reject: (reason: unknown) => void) => reject(new Error('in a cloud')),
  })
  drop({ isDirectory: true, name: 'cloud', fullPath: '/cloud', createReader })
  await expect
    .element(toasts.getByText('“cloud” cannot be read; if it is in a cloud, save it on this device first'))
    .toBeVisible()
})

it('changes nothing when a file is damaged, too new or no exported site, and says why', async () => {
  const [kit, { data, pictures }] = await Promise.all([loadKit('1'), loadSample('1')])
  const files = await renderSite(kit, data, pictures)
  const zip = await packSite(files)
  const html = new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.bytes)
  const { store } = openEditor(undefined, 'you', <DropTarget />)
  store.getState().change({ name: 'Mine' })
  for (const [name, content, refusal] of [
    ['notes.zip', 'not a ZIP at all', 'This is neither a ZIP from the editor nor its index.html.'],
    ['half.zip', zip.slice(0, zip.length / 2), 'This ZIP cannot be read: it is damaged'],
    [
      'newer.html',
      html.replace(/"version":\d+/, '"version":99'),
      'The site’s data cannot be read: version is 99, newer than this editor;',
    ],
    ['song.mp3', 'la', '“song.mp3” is neither a picture nor a site.'],
    [
      'a.heic',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      '“a.heic” cannot be shown by this browser; save it as a JPEG',
    ],
  ] as const) {
    drop({ isFile: true }, new File([content], name))
    await expect.element(toasts.getByText(refusal)).toBeVisible()
    expect(store.getState().data.name).toBe('Mine')
  }
})

it('says that letters may be wrong when a page or a list of links is not saved as UTF-8', async () => {
  const [kit, { data, pictures }] = await Promise.all([loadKit('1'), loadSample('1')])
  const files = await renderSite(
    kit,
    { ...data, name: 'Луна', socials: [], music: [], tagline: '', bio: '' },
    pictures,
  )
  const html = new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.bytes)
  const { view } = openEditor(undefined, 'you', <DropTarget />)
  drop({ isFile: true }, new File([windows1251(html)], 'index.html', { type: 'text/html' }))
  await expect
    .element(toasts.getByText('“index.html” is not saved as UTF-8. If letters are wrong, save it as UTF-8'))
    .toBeVisible()

  drop(
    { isFile: true },
    new File([windows1251('Мои песни https://songs.example/')], 'links.txt', { type: 'text/plain' }),
  )
  await expect.element(toasts.getByText('“links.txt” is not saved as UTF-8.')).toBeVisible()
  expect(view.getState().isPasting).toBe(true)
})

it('says it in the dialog for links, too', async () => {
  openEditor(undefined, 'links', <LinksDialog />)
  const file = new File([windows1251('Мои песни https://songs.example/')], 'links.csv', { type: 'text/csv' })
  await page.getByLabelText('Or open a saved page or table').upload(file)
  await expect.element(toasts.getByText('“links.csv” is not saved as UTF-8.')).toBeVisible()
})
