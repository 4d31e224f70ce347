import { expect, test } from 'vitest'
import { lazyImport } from './lazy-loading.ts'

const comes = { name: 'the panel' }

function fetchFailing(words: string, times: number) {
  const asked: string[] = []
  const fetched = lazyImport(
    () => {
      asked.push('as it is')
      return asked.length > times ? Promise.resolve(comes) : Promise.reject(new TypeError(words))
    },
    {
      importAddress: (address) => {
        asked.push(address.replace(/[\d.]+$/, 'N'))
        return asked.length > times ? Promise.resolve(comes) : Promise.reject(new TypeError(words))
      },
      wait: () => Promise.resolve(),
    },
  )
  return fetched.then(
    (part) => ({ part, asked }),
    (error: Error) => ({ failure: error.message, asked }),
  )
}

const chromium = 'Failed to fetch dynamically imported module: https://x.example/assets/panel-1a2b.js'
const safari = 'Importing a module script failed.'

test('a file that comes is asked for once', async () => {
  expect(await fetchFailing(chromium, 0)).toEqual({ part: comes, asked: ['as it is'] })
})

test('a file that failed is asked for once more, under an address of which the browser has kept no failure', async () => {
  expect(await fetchFailing(chromium, 1)).toEqual({
    part: comes,
    asked: ['as it is', 'https://x.example/assets/panel-1a2b.js?again=N'],
  })
})

test('where the browser does not say which file failed, it is asked for as it is', async () => {
  expect(await fetchFailing(safari, 1)).toEqual({ part: comes, asked: ['as it is', 'as it is'] })
})

test('a file that fails twice is not asked for a third time', async () => {
  expect(await fetchFailing(safari, 2)).toEqual({ failure: safari, asked: ['as it is', 'as it is'] })
})
