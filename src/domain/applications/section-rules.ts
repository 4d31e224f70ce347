import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import { parseMonth } from '#contract/month.ts'
import { socialSecurityNumberProblem } from '../text/social-security-number.ts'

const getTextValue = (values: FormValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

const isTicked = (values: FormValues, name: string) => (values[name] ?? []).length > 0

const broken = (...rules: ReadonlyArray<readonly [isBroken: boolean, field: string, message: string]>): FormProblems =>
  Object.fromEntries(
    rules.flatMap(([isBroken, field, message]) => (isBroken ? [[field, message] as const] : [])).toReversed(),
  )

function brokenTimes(values: FormValues, { isEndKnown }: { readonly isEndKnown: boolean }): FormProblems {
  const [from, to] = [parseMonth(getTextValue(values, 'From')), parseMonth(getTextValue(values, 'To'))]
  const isOver = !isTicked(values, 'IsCurrent')
  return broken(
    [
      isOver && isEndKnown && getTextValue(values, 'To') === '',
      'To',
      'Please enter when you left, or check the box if you still work there',
    ],
    [isOver && from !== null && to !== null && to < from, 'To', 'Please check the months: the end is before the start'],
  )
}

type Rule = (values: FormValues) => FormProblems

const rules: Partial<Readonly<Record<SectionName, Rule>>> = {
  education: (values) => brokenTimes(values, { isEndKnown: false }),
  employment: (values) => ({
    ...brokenTimes(values, { isEndKnown: true }),
    ...broken([
      getTextValue(values, 'MayBeAsked') === '',
      'MayBeAsked',
      'Please choose whether we may ask this employer',
    ]),
  }),
  references: (values) =>
    broken(
      [
        getTextValue(values, 'Email') === '' && getTextValue(values, 'Phone') === '',
        'Email',
        'Please enter an email or a phone number',
      ],
      [
        getTextValue(values, 'MayBeAsked') === '',
        'MayBeAsked',
        'Please choose whether we may contact this person without telling you first',
      ],
    ),
  ada: (values) =>
    broken(
      [getTextValue(values, 'CanDo') === '', 'CanDo', 'Please choose whether you can do this work'],
      [getTextValue(values, 'NeedsSupport') === '', 'NeedsSupport', 'Please choose whether you need anything'],
      [
        getTextValue(values, 'NeedsSupport') === 'yes' && getTextValue(values, 'Support') === '',
        'Support',
        'Please say what would help you',
      ],
    ),
  declarations: (values) =>
    broken(
      [getTextValue(values, 'MayWork') === '', 'MayWork', 'Please choose whether you may work in the United States'],
      [
        getTextValue(values, 'HasRelatives') === '',
        'HasRelatives',
        'Please choose whether a relative of yours works here',
      ],
      [
        getTextValue(values, 'HasRelatives') === 'yes' && getTextValue(values, 'Relatives') === '',
        'Relatives',
        'Please say who works here, and how you are related',
      ],
      [!isTicked(values, 'IsTrue'), 'IsTrue', 'Please confirm that what you have written is true and complete'],
      [!isTicked(values, 'MayUse'), 'MayUse', 'Please confirm that we may use it to decide about this application'],
    ),
  ssn: (values) => {
    const number = getTextValue(values, 'Number')
    const problem = number === '' ? null : socialSecurityNumberProblem(number)
    return problem === null ? {} : { Number: problem }
  },
}

/** Fields that another answer makes void: they must not be sent or shown. */
export function listUnusedFields(section: SectionName, values: FormValues): ReadonlySet<string> {
  const isNot = (answer: string, field: string) => (getTextValue(values, answer) === 'yes' ? [] : [field])
  if (section === 'ada') return new Set(isNot('NeedsSupport', 'Support'))
  if (section === 'declarations') return new Set(isNot('HasRelatives', 'Relatives'))
  const isList = section === 'education' || section === 'employment'
  return new Set(isList && isTicked(values, 'IsCurrent') ? ['To'] : [])
}

export function problemsInPart(section: SectionName, values: FormValues): FormProblems {
  const ofFields = sections[section].form.findProblems(values)
  const unused = listUnusedFields(section, values)
  const all = { ...rules[section]?.(values), ...ofFields }
  return Object.fromEntries(Object.entries(all).filter(([field]) => !unused.has(field)))
}
