import type { JobPostingHeader, Pay } from '#contract/jobs.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { findUsState } from '../content/state-spellings.ts'
import type { JobPosting, MonetaryAmount, Organization, PostalAddress, WithContext } from 'schema-dts'

type Firm = { readonly name: string; readonly origin: string }

const logo = ({ origin }: Firm) => `${origin}/favicon.svg`

export const organizationData = (firm: Firm): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: firm.name,
  url: firm.origin,
  logo: logo(firm),
  foundingDate: '1973-06-03',
})

const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function describe({ JobFunction, ShortDescription, ...job }: JobPostingHeader) {
  const parts = [
    toParagraph(plainText(ShortDescription)),
    job.Responsibilities,
    job.SkillsRequired,
    job.EducationRequirement,
  ]
  return parts.filter((html) => plainText(html) !== '').join('\n') || toParagraph(JobFunction)
}

/** Null where the place may be in any country. A posting without a place is one of the firm's own country. */
function findCountry({ City, State, State_ID }: JobPostingHeader): 'US' | null {
  const state = State?.trim() || State_ID?.trim()
  return findUsState(state ?? null) || (!state && !City?.trim()) ? 'US' : null
}

const unlessBlank = (name: string, ...parts: ReadonlyArray<string | null>): Readonly<Record<string, string>> => {
  const text = parts.flatMap((part) => part?.trim() || []).join(', ')
  return text === '' ? {} : { [name]: text }
}

const postalAddress = (job: JobPostingHeader): PostalAddress => ({
  '@type': 'PostalAddress',
  ...unlessBlank('addressCountry', findCountry(job)),
  ...unlessBlank('streetAddress', job.Address1, job.Address1 && job.Address2),
  ...unlessBlank('addressLocality', job.City),
  ...unlessBlank('addressRegion', job.State),
  ...unlessBlank('postalCode', job.ZipCode),
})

const applicants = (job: JobPostingHeader) =>
  findCountry(job) && { applicantLocationRequirements: { '@type': 'Country' as const, name: 'United States' } }

const salary = ({ Low, High, Unit }: Pay): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency: 'USD',
  value: { '@type': 'QuantitativeValue', minValue: Low, maxValue: High, unitText: Unit.toUpperCase() },
})

export const jobPostingData = (job: JobPostingHeader, firm: Firm, datePosted: string): WithContext<JobPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.JobFunction,
  description: describe(job),
  datePosted,
  directApply: true,
  employmentType: job.IsFullTime ? 'FULL_TIME' : 'PART_TIME',
  identifier: { '@type': 'PropertyValue', name: firm.name, value: job.TrackingNumber },
  hiringOrganization: { '@type': 'Organization', name: firm.name, sameAs: firm.origin, logo: logo(firm) },
  jobLocation: { '@type': 'Place', address: postalAddress(job) },
  ...(job.Pay && { baseSalary: salary(job.Pay) }),
  ...(job.Workplace === 'Remote' && { jobLocationType: 'TELECOMMUTE', ...applicants(job) }),
})
