import { expect, test } from 'vitest'
import { goBackOr } from './view.ts'

const origin = 'https://tamarack.example'

type HistoryInput = { length: number; canGoBack?: boolean; referrer?: string }

function goBack({ length, canGoBack, referrer = '' }: HistoryInput) {
  let went = 'nowhere'
  const here = {
    history: { length, back: () => (went = 'back') },
    location: { origin },
    document: { referrer },
    ...(canGoBack !== undefined && { navigation: { canGoBack } }),
  }
  goBackOr(here as never, () => (went = 'home'))
  return went
}

test.each<[string, HistoryInput, string]>([
  ['the site was opened at this page', { length: 1, canGoBack: false }, 'home'],
  ['another page of the site came before', { length: 2, canGoBack: true, referrer: `${origin}/home` }, 'back'],
  ['another site came before', { length: 2, canGoBack: false, referrer: 'https://elsewhere.example/' }, 'back'],
  ['the visitor has returned to where she began', { length: 2, canGoBack: false }, 'home'],
  ['the browser tells only how long the history is', { length: 2 }, 'back'],
])('[C2.4-23] when %s, going back leads there or home', (_when, given, where) => {
  expect(goBack(given)).toBe(where)
})
