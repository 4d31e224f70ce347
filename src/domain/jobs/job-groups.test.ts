import { expect, test } from 'vitest'
import { listJobGroups } from './job-groups.ts'

test('[J3-16][J3-17] groups are trimmed, empty and repeated ones dropped', () => {
  const groups = [' Analysis ;; Research;analysis ', '', null].map((JobPostingGroups) =>
    listJobGroups({ JobPostingGroups }),
  )
  expect(groups).toEqual([['Analysis', 'Research'], [], []])
})
