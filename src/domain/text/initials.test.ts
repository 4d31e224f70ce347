import { expect, test } from 'vitest'
import { fullNameOf, initialsOf } from './initials.ts'

test('[C2.2-26] an applicant is shown by her initials and her full name', () => {
  const ada = { FirstName: 'Ada', LastName: 'Moss' }
  expect([initialsOf(ada), fullNameOf(ada)]).toEqual(['AM', 'Ada Moss'])
})

test('[C2.2-26] letters beyond the alphabet and a name in one word are shown whole', () => {
  expect([
    initialsOf({ FirstName: 'élodie', LastName: '𝒪str' }),
    initialsOf({ FirstName: ' Cher', LastName: '' }),
    fullNameOf({ FirstName: 'Cher', LastName: '' }),
  ]).toEqual(['É𝒪', 'C', 'Cher'])
})
