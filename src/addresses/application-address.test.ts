import { expect, test } from 'vitest'
import { parseApplyJobId } from './application-address.ts'

test.each([
  ['/account-management/apply/A%201?x=1#steps', 'A 1'],
  ['/Account-Management/Apply/generic', 'generic'],
  ['/account-management/apply/%E0%A4%A', '%E0%A4%A'],
  ['/account-management/apply/Generic?jobPostingID=7', '7'],
  ['/account-management/apply/0?jobPostingID=7', '7'],
  ['/account-management/apply/0?jobPostingID=', '0'],
  ['/account-management/apply/8?jobPostingID=7', '8'],
  ['/account-management/application?JobPostingID=7', '7'],
  ['/account-management/application', ''],
  ['/account-management/application?posting=7', ''],
  ['/account-management', null],
  ['/careers/job/7', null],
])('[J2.1-02][J2.1-24][J2.1-26][J2.5-45] %s is to apply for %s', (address, job) => {
  expect(parseApplyJobId(address, ['generic', '0'])).toBe(job)
})
