import type { JobPostingHeader } from '#contract/jobs.ts'
import { useState } from 'react'

type Jobs = ReadonlyArray<JobPostingHeader>

const parseGroups = ({ JobPostingGroups }: JobPostingHeader) => (JobPostingGroups ?? '').split(';').filter(Boolean)
const toSearchText = ({ JobFunction, City, State }: JobPostingHeader) =>
  [JobFunction, City, State].join(' ').toLowerCase()
const maxListedItems = 10

const toggle = (chosen: ReadonlySet<string>, name: string) => {
  const next = new Set(chosen)
  if (!next.delete(name)) next.add(name)
  return next
}

export function Opportunities({ jobs }: { jobs: Jobs }) {
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const found = jobs.filter(
    (job) =>
      toSearchText(job).includes(keyword.toLowerCase()) &&
      (chosen.size === 0 || parseGroups(job).some((group) => chosen.has(group))),
  )
  return (
    <>
      <input name="search" aria-label="Keyword" onChange={(event) => setKeyword(event.currentTarget.value)} />
      {[...new Set(jobs.flatMap(parseGroups))].map((name) => (
        <label key={name}>
          <input type="checkbox" name="category" onChange={() => setChosen(toggle(chosen, name))} /> {name}
        </label>
      ))}
      <p role="status">{found.length} jobs</p>
      <ol aria-label="Jobs">
        {found.slice(0, maxListedItems).map((job) => (
          <Job key={job.JobPosting_ID} job={job} />
        ))}
      </ol>
    </>
  )
}

function Job({ job }: { job: JobPostingHeader }) {
  const [isSaved, setSaved] = useState(false)
  return (
    <li>
      <h3>{job.JobFunction}</h3>
      <button aria-pressed={isSaved} onClick={() => setSaved(!isSaved)}>
        Save
      </button>
      <p>{job.ShortDescription}</p>
      <p>
        {job.City}, {job.State}
      </p>
    </li>
  )
}
