import { expect, test } from 'vitest'
import { experienceLevels, workplaces } from '#contract/job-terms.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { workDescriptions } from '#content/application-form.ts'
import { sampleContent } from '#content/sample-content.ts'
import { classifyWork, createFormPreset } from './form-preset.ts'

const content = sampleContent(0)
const describe = (id: string) =>
  content.ADAJobDescription.find((row) => row.ADAJobDescription_ID === id)?.Description.split(':')[0]

const groups = ['Cost Analysis', 'logistics & sustainment', 'Data Science; Logistics & Sustainment', null]
const levels = [...Object.keys(experienceLevels), 'Chief', null]
const all = [...workplaces, 'Onsite' as const, null].flatMap((Workplace) =>
  levels.flatMap((ExperienceLevel) =>
    groups.flatMap((JobPostingGroups) =>
      ([0, 1] as const).map((HasSecurity) => ({ Workplace, ExperienceLevel, JobPostingGroups, HasSecurity })),
    ),
  ),
)

test('work that is not on site is office work, with visits for senior levels alone', () => {
  const away = all.filter(({ Workplace }) => Workplace === 'Remote' || Workplace === 'Hybrid')
  for (const posting of away)
    expect([posting, classifyWork(posting)]).toEqual([posting, posting.ExperienceLevel === '1' ? 'visits' : 'office'])
  expect(away.length).toBe(80)
})

test('on site, logistics is aboard ships and in depots, and other cleared work is at a client’s', () => {
  const onSite = all.filter(({ Workplace }) => Workplace !== 'Remote' && Workplace !== 'Hybrid')
  for (const posting of onSite) {
    const isLogistics = posting.JobPostingGroups?.toLowerCase().includes('logistics') === true
    const other = posting.ExperienceLevel === '1' ? 'visits' : 'office'
    const expected = isLogistics ? 'ships' : posting.HasSecurity === 1 ? 'client' : other
    expect([posting, classifyWork(posting)]).toEqual([posting, expected])
  }
  expect(onSite.length).toBe(120)
})

test('every job of the firm says what its work is like, in a description that the firm has', () => {
  const postings = content.JobPostingHeader as unknown as ReadonlyArray<JobPostingHeader>
  const preset = postings.map((posting) => {
    const kind = classifyWork(posting)
    const values = createFormPreset(posting, workDescriptions).ada
    return [posting.JobPosting_ID, values, kind, describe(workDescriptions[kind])]
  })
  const words = {
    office: 'Office work',
    visits: 'Office work with visits',
    client: 'Work at a client’s site',
    ships: 'Work aboard ships and in depots',
  }
  expect(preset).toEqual(
    preset.map(([id, , kind]) => [
      id,
      { ADAJobDescription_ID: workDescriptions[kind as keyof typeof words] },
      kind,
      words[kind as keyof typeof words],
    ]),
  )
  expect(new Set(preset.map(([, , kind]) => kind))).toEqual(new Set(Object.keys(words)))
})

test('no job in particular answers nothing', () => {
  expect(createFormPreset(null, workDescriptions)).toEqual({})
})
