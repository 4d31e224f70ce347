import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { focusResults } from './focus-results.ts'

export function SearchForJobs({ send }: { send: (event: JobSearchEvent) => void }) {
  return (
    <div>
      <ButtonLink
        href={paths.opportunities.to()}
        onClick={(event) => {
          event.preventDefault()
          send({ type: 'filters.cleared' })
          focusResults()
        }}
      >
        Search For Jobs
      </ButtonLink>
    </div>
  )
}
