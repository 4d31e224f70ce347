import { expect, test } from 'vitest'
import { formatFullName, formatInitials } from './initials.ts'

test('[C2.2-26] an applicant is shown by her initials and her full name', () => {
  const ada = { FirstName: 'Ada', LastName: 'Moss' }
  expect([formatInitials(ada), formatFullName(ada)]).toEqual(['AM', 'Ada Moss'])
})

test('[C2.2-26] letters beyond the alphabet and a name in one word are shown whole', () => {
  expect([
    formatInitials({ FirstName: 'élodie', LastName: '𝒪str' }),
    formatInitials({ FirstName: ' Cher', LastName: '' }),
    formatFullName({ FirstName: 'Cher', LastName: '' }),
  ]).toEqual(['É𝒪', 'C', 'Cher'])
})
