import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { Gallery } from './gallery.tsx'

const listFolderFiles = (folder: string) => readdirSync(`src/ui/${folder}`).map((file) => `${folder}/${file}`)

const readSource = (file: string) => readFileSync(`src/ui/${file}`, 'utf8')

const isPart = (file: string) => {
  const [folder = '', name = ''] = file.split('/')
  const siblings = listFolderFiles(folder).filter((other) => other.endsWith('.tsx') && !other.includes('.test.'))
  return siblings.some((other) => readSource(other).includes(`'./${name}'`))
}

test('every primitive stands in the gallery', () => {
  const folders = readdirSync('src/ui', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const primitives = folders
    .flatMap(({ name }) => listFolderFiles(name))
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^gallery\/|^field\//.test(file))
  const shown = listFolderFiles('gallery').map(readSource).join()
  expect(primitives.filter((file) => !shown.includes(`from '#ui/${file}'`) && !isPart(file))).toEqual([])
})

test('the gallery is drawn without a browser, each id once and every link inside the page finding its place', () => {
  const html = renderToStaticMarkup(<Gallery />)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const places = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  expect([ids.length - new Set(ids).size, places.filter((id) => !ids.includes(id))]).toEqual([0, []])
})
