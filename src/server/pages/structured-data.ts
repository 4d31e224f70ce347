import type { JobPostingHeader, Pay } from '#contract/jobs.ts'
import { escapeHtml } from '#domain/text/html.ts'
import type { JobPosting, MonetaryAmount, Organization, PostalAddress, WithContext } from 'schema-dts'

type Firm = { readonly name: string; readonly origin: string }

export const organizationData = ({ name, origin }: Firm): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: origin,
  logo: `${origin}/favicon.svg`,
  foundingDate: '1973-06-03',
})

const describe = (job: JobPostingHeader) =>
  [
    job.ShortDescription && `<p>${escapeHtml(job.ShortDescription)}</p>`,
    job.Responsibilities,
    job.SkillsRequired,
    job.EducationRequirement,
  ]
    .filter(Boolean)
    .join('\n')

const postalAddress = (job: JobPostingHeader): PostalAddress => ({
  '@type': 'PostalAddress',
  addressCountry: 'US',
  ...(job.Address1 && { streetAddress: [job.Address1, job.Address2].filter(Boolean).join(', ') }),
  ...(job.City && { addressLocality: job.City }),
  ...(job.State && { addressRegion: job.State }),
  ...(job.ZipCode && { postalCode: job.ZipCode }),
})

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
  hiringOrganization: { '@type': 'Organization', name: firm.name, sameAs: firm.origin },
  jobLocation: { '@type': 'Place', address: postalAddress(job) },
  ...(job.Pay && { baseSalary: salary(job.Pay) }),
  ...(job.Workplace === 'Remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country' as const, name: 'United States' },
      }
    : {}),
})
