import { expect, test } from 'vitest'
import { findPageKey } from './page-key.ts'
import { paths, type PageKey } from './paths.ts'

const keys = Object.keys(paths) as PageKey[]
const fillPath = (key: PageKey, id: string) => paths[key].pattern.replace(/:id\??/, id)

test.for(keys)('%s is found by its address, however that is written', (key) => {
  const addresses = ['4711', 'Zo%C3%AB', 'km3_a-b'].map((id) => fillPath(key, id))
  const written = addresses.flatMap((address) => [address, `${address}/`, address.toUpperCase()])
  expect(new Set(written.map(findPageKey))).toEqual(new Set([key]))
})

test.for([
  ['/', 'home'],
  ['/careers/job', 'job'],
  ['/careers/job/1/2', null],
  ['/careers/unsubscribe', null],
  ['/homes', null],
  ['/wp-login.php', null],
  ['', null],
  ['//home', null],
] as const)('%s is the page %s', ([pathname, key]) => {
  expect(findPageKey(pathname)).toEqual(key)
})
