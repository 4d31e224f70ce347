import { legacyAddresses } from '#addresses/current-address.ts'
import { siteRoutes } from '#app/site-routes.ts'
import { sampleContent } from '#content/sample-content.ts'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { listContentAddresses, fixedAddresses, formerAddresses, guardedAddresses } from './page-addresses.ts'

const toPathname = (address: string) => new URL(address, 'https://tamarack.example').pathname

test('the addresses that the tests open take every route of the site', () => {
  const opened = [...fixedAddresses, ...guardedAddresses, ...listContentAddresses(sampleContent(0))].map(
    ({ address }) => toPathname(address),
  )
  const missed = siteRoutes.filter(({ pattern }) => !opened.some((path) => matchPath(pattern, path)))
  expect(missed.map(({ pattern }) => pattern)).toEqual([])
})

test('the former addresses that the tests open are those that the site knows', () => {
  expect(formerAddresses.map(toPathname).toSorted()).toEqual(Object.keys(legacyAddresses).toSorted())
})
