import { expect, test } from 'vitest'
import { benefits, benefitTypes } from './benefits.ts'
import { firm } from './firm.ts'
import { serviceCards } from './home.ts'
import { testimonials } from './testimonials.ts'

test('seventeen different colleagues are quoted', () => {
  expect(new Set(testimonials.map(({ title }) => title)).size).toBe(17)
  expect(new Set(testimonials.map(({ quote }) => quote)).size).toBe(17)
  expect(testimonials.filter(({ subtitle, quote }) => !subtitle || quote.length < 40)).toEqual([])
})

test('every kind of benefit has a card', () => {
  expect(Object.keys(benefits).sort()).toEqual(benefitTypes.toSorted())
})

test('the retirement card states both plans', () => {
  expect(benefits.retirement.facts.slice(0, 2)).toEqual([
    'Pension: 1-year wait, 5-year vesting',
    'Employee stock ownership plan: 1-year wait, then fully vested',
  ])
})

test('the service cards lead to research, analysis and software', () => {
  expect(serviceCards.map(({ fragment }) => fragment)).toEqual(['research', 'analysis', 'software'])
})

test('the firm lives on invented numbers and addresses', () => {
  expect(Object.values(firm.phones).filter((phone) => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([])
  expect(Object.values(firm.emails).filter((email) => !email.endsWith('@tamarack.example'))).toEqual([])
  const addresses = [...Object.values(firm.social), ...Object.values(firm.external)]
  expect(addresses.filter((address) => !new URL(address).hostname.endsWith('.tamarack.example'))).toEqual([])
})
