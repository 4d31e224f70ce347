import type { JobPostingHeader } from '#contract/jobs.ts'
import { toSearchDocument } from '#domain/jobs/job-search-text.ts'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export type PeerName = 'filter' | 'MiniSearch'

const readMiniSearchSource = () => readFileSync(fileURLToPath(import.meta.resolve('minisearch')), 'utf8')

const createPageScript = (search: string) => `
const list = document.querySelector('ol'), count = document.querySelector('p')
const jobs = await (await fetch('/jobs.json')).json()
${search}
const show = (text) => {
  const found = find(text)
  count.textContent = found.length + ' jobs'
  list.replaceChildren(...found.slice(0, 10).map(({ title, place }) => {
    const row = document.createElement('li')
    row.textContent = title + ' ' + place
    return row
  }))
}
document.querySelector('input').addEventListener('input', (event) => show(event.target.value))
show('')
document.documentElement.dataset.hydrated = 'true'
`

const searches: Readonly<Record<PeerName, string>> = {
  filter: `
const texts = jobs.map(({ text }) => text.toLowerCase())
const find = (words) => jobs.filter((_, at) => texts[at].includes(words.toLowerCase()))`,
  MiniSearch: `
const { default: MiniSearch } = await import('/minisearch.js')
const index = new MiniSearch({ fields: ['text'], searchOptions: { prefix: true, fuzzy: 0.2 } })
index.addAll(jobs)
const find = (words) => words === '' ? jobs : index.search(words).map(({ id }) => jobs[id])`,
}

export async function startPeerPage(name: PeerName, postings: ReadonlyArray<JobPostingHeader>) {
  const jobs = postings.map((job, id) => {
    const { fields, keywords } = toSearchDocument(job)
    return { id, title: job.JobFunction, place: `${job.City}, ${job.State}`, text: [...fields, ...keywords].join(' ') }
  })
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': [
      'text/html',
      `<!doctype html><html lang="en"><title>${name}</title><input aria-label="Search"><p></p><ol></ol><script type="module">${createPageScript(searches[name])}</script>`,
    ],
    '/jobs.json': ['application/json', JSON.stringify(jobs)],
    '/minisearch.js': ['text/javascript', readMiniSearchSource()],
  }
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', '']
    response.setHeader('content-type', type).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}
