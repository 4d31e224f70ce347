import { legacyAddresses } from '#addresses/legacy-addresses.ts'
import { siteRoutes } from '#app/site-routes.ts'
import { sampleContent } from '#content/sample-content.ts'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addressesOf, fixedAddresses, formerAddresses, guardedAddresses } from './every-address.ts'

const pathOf = (address: string) => new URL(address, 'https://tamarack.example').pathname

test('the addresses that the tests open take every route of the site', () => {
  const opened = [...fixedAddresses, ...guardedAddresses, ...addressesOf(sampleContent(0))].map(({ address }) =>
    pathOf(address),
  )
  const missed = siteRoutes.filter(({ pattern }) => !opened.some((path) => matchPath(pattern, path)))
  expect(missed.map(({ pattern }) => pattern)).toEqual([])
})

test('the former addresses that the tests open are those that the site knows', () => {
  expect(formerAddresses.map(pathOf).toSorted()).toEqual(Object.keys(legacyAddresses).toSorted())
})
