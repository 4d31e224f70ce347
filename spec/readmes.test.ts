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

test('each readme says what is not told there', () => {
  expect(readmes.filter(({ text }) => !/\n\*\*Not here\.\*\* \S/.test(text)).map(({ file }) => file)).toEqual([])
})
