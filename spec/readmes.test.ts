import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readSources } from './files.ts'

const listLinks = ({ file, text }: { readonly file: string; readonly text: string }) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = '']) => href.split('#')[0] ?? '')
    .filter((href) => href !== '' && !/^https?:/.test(href))
    .map((href) => join(dirname(file), href))

const readmes = readSources('features/*/readme.md')

test('each feature is linked once in the readme of its capability', () => {
  const uses = new Map<string, number>()
  for (const to of readmes.flatMap(listLinks)) uses.set(to, (uses.get(to) ?? 0) + 1)
  const features = listFiles('features/*/*.feature')
  expect(features.length).toBeGreaterThan(0)
  expect(features.filter((feature) => uses.get(feature) !== 1)).toEqual([])
})

test('no readme and no page of docs has a dead link', () => {
  const sources = [...readmes, ...readSources('*.md', 'docs/*.md')]
  const dead = sources.flatMap((source) =>
    listLinks(source)
      .filter((to) => !existsSync(to))
      .map((to) => `${source.file} -> ${to}`),
  )
  expect(dead).toEqual([])
})

const namedPath =
  /(?<![\w./@#$}-])(?:src|scripts|bench|spec|steps|machines|features|docs|lint|faults)\/[\w./-]*\w(?!\/?[\w*<{$[-]|\.\w)/g

test('every file and folder that code or a document names is there', () => {
  const sources = readSources('**/*.{ts,tsx,mjs,mts,md}').filter(
    ({ file }) => !/\.(test|testing|screen|looks)\.tsx?$/.test(file),
  )
  const names = sources.flatMap(({ file, text }) => (text.match(namedPath) ?? []).map((path) => ({ file, path })))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(({ path }) => !existsSync(path)).map(({ file, path }) => `${file} -> ${path}`)).toEqual([])
})

test('each readme says what is not told there', () => {
  expect(readmes.filter(({ text }) => !/\n\*\*Not here\.\*\* \S/.test(text)).map(({ file }) => file)).toEqual([])
})
