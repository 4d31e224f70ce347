import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { withoutNotes } from './leave-notes.ts'

const compact = (code: string) => withoutNotes(code).replaceAll(/\s+/g, '')

test('what pages show stays, and notes go, whatever stands around them', () => {
  expect(compact(`const a = { meta: { description: 'a, b', says: ['c'], requirements: ['J1-01'] }, on: {} }`)).toBe(
    `consta={meta:{says:['c'],},on:{}}`,
  )
  expect(compact(`const a = [{ target: 'b', meta: { description: \`c\` } }, { meta: {}, guard: 'd' }]`)).toBe(
    `consta=[{target:'b',},{guard:'d'}]`,
  )
})

test('a description that is no note stays, and so does what stands deeper in a meta', () => {
  const kept = `constb={description:'a',meta:{says:[{description:'b'}],...c}}`
  expect(compact(`const b = { description: 'a', meta: { says: [{ description: 'b' }], ...c } }`)).toBe(kept)
})

const machines = readdirSync('machines').filter((name) => name.endsWith('.machine.ts'))
const countOccurrences = (code: string, word: string) => code.split(word).length

test.each(machines)('%s loses its notes and nothing else that is said, done or followed', async (name) => {
  const { code } = await transformWithOxc(readFileSync(`machines/${name}`, 'utf8'), name)
  const left = withoutNotes(code)
  expect(left).not.toMatch(/meta: \{\s*(description|requirements):|, requirements: \[/)
  for (const word of ['says: ', 'lends: ', 'target: ', 'guard: ', 'actions: ', 'invoke: ', 'params: '])
    expect([word, countOccurrences(left, word)]).toEqual([word, countOccurrences(code, word)])
})
