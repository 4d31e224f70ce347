import { forms } from '#contract/forms.ts'
import { expect, test } from 'vitest'
import { listBrokenRules } from './form-rules.ts'

const listBrokenProfileRules = (values: object) => listBrokenRules('profile', { ...forms.profile.untouched, ...values })
const listRuleMessages = (values: object) => listBrokenProfileRules(values).map(({ message }) => message)
const classified = (...SmallBusinessClassifications: string[]) => listRuleMessages({ SmallBusinessClassifications })

test('[C5-09][C2.4-07] what is left out breaks no rule, and neither does any classification that stands by itself', () => {
  const alone = ['Small', 'Women-Owned', 'Veteran-Owned', 'Alaska Native Corporation/Indian Tribe']
  expect([listRuleMessages({}), ...alone.map((label) => classified(label))]).toEqual([[], [], [], [], []])
})

test('[C2.4-07] a classification is not chosen without the one that it is part of', () => {
  expect([
    classified('Small Disadvantaged'),
    classified('8(a)', 'Small'),
    classified('HUBZone'),
    classified('Service-Disabled Veteran-Owned', 'Small'),
    classified('Small', 'Small Disadvantaged', '8(a)', 'HUBZone', 'Veteran-Owned', 'Service-Disabled Veteran-Owned'),
  ]).toEqual([
    [
      'A firm that is Small Disadvantaged is also Small. Please choose “Small” too, or take “Small Disadvantaged” back.',
    ],
    ['A firm that is 8(a) is also Small Disadvantaged. Please choose “Small Disadvantaged” too, or take “8(a)” back.'],
    ['A firm that is HUBZone is also Small. Please choose “Small” too, or take “HUBZone” back.'],
    [
      'A firm that is Service-Disabled Veteran-Owned is also Veteran-Owned. Please choose “Veteran-Owned” too, or take “Service-Disabled Veteran-Owned” back.',
    ],
    [],
  ])
})

test('[C2.4-07] an identifier has the length and the signs of the register that gives it', () => {
  expect([
    listRuleMessages({ DUNSNumber: '12-345-6789', UniqueEntityIdNumber: 'ab12 cd34 ef56', CageCode: '1ABC5' }),
    listRuleMessages({ DUNSNumber: '12345678', UniqueEntityIdNumber: 'AB12CD34EF5', CageCode: '1AB?5' }),
    listRuleMessages({ DUNSNumber: '12345678X' }),
  ]).toEqual([
    [],
    [
      'A DUNS number has 9 digits. Please correct “12345678”, or leave it out.',
      'A Unique Entity ID has 12 letters and digits. Please correct “AB12CD34EF5”, or leave it out.',
      'A CAGE code has 5 letters and digits. Please correct “1AB?5”, or leave it out.',
    ],
    ['A DUNS number has 9 digits. Please correct “12345678X”, or leave it out.'],
  ])
})

test('[C2.4-07] a broken rule knows what mends it: the identifier, or the classification that is missing', () => {
  const broken = listBrokenProfileRules({ CageCode: '1', SmallBusinessClassifications: ['Small', '8(a)'] })
  expect(broken.map(({ field, choice }) => [field, choice])).toEqual([
    ['CageCode', undefined],
    ['SmallBusinessClassifications', 'Small Disadvantaged'],
  ])
})

test('[C2.4-07] a message to the firm has no rules of its own', () => {
  expect(listBrokenRules('contact', forms.contact.untouched)).toEqual([])
})
