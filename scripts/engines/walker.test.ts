import { expect, test } from 'vitest'
import { createWalker } from './walker.ts'

function createPage(texts: ReadonlyArray<string>) {
  const shown = texts.values()
  const run = async () => shown.next().value
  return {
    page: { goto: async () => {}, run, press: async () => {}, type: async () => {}, leave: async () => {} },
    shown,
  }
}

test('words are read, and read no more, in whatever case a style sheet writes them', async () => {
  const { page, shown } = createPage(['', 'DATA SCIENTIST', 'DATA SCIENTIST', 'Cost Analyst', 'the end'])
  const walker = createWalker(page, 'https://tamarack.example')
  await walker.reads('Data Scientist')
  await walker.readsNoMore('Data Scientist')
  expect([...shown]).toEqual(['the end'])
})
