import type { Head } from '../head.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'

export const signInHead = (site: Site): Head => ({
  title: `Account Sign In | ${site.firmName}`,
  description: `Sign in to your applicant account at ${site.firmName}.`,
  canonical: paths.signIn.to(),
})

/** What is for applicants stays out of search engines (C2.1-26: all pages of the section are titled alike). */
export const accountHead = (site: Site): Head => ({
  title: `Account | ${site.firmName}`,
  description: `Your applicant account at ${site.firmName}.`,
  canonical: null,
})
