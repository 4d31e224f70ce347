import { call, read, transactionPath } from '#contract/operations.ts'
import { searchJobsOperation, writeQuestion } from '#contract/job-operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'

export type BenchRequest = {
  readonly name: string
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const usual = { 'accept-encoding': 'br' }

const get = (name: string, path: string): BenchRequest => ({ name, method: 'GET', path, headers: usual })

const post = (name: string, ...operations: ReadonlyArray<Operation>): BenchRequest => ({
  name,
  method: 'POST',
  path: `/${transactionPath}`,
  headers: { ...usual, 'content-type': 'application/json' },
  body: JSON.stringify({ UserID: null, UserName: '', Operations: operations }),
})

export async function ask(address: string, { path, body, ...request }: BenchRequest): Promise<Answer> {
  const { request: open } = await import('node:http')
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const asked = open(`${address}${path}`, request, (reply) => {
    const chunks: Buffer[] = []
    reply.on('data', (chunk: Buffer) => chunks.push(chunk))
    reply.on('end', () =>
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers as Answer['headers'],
        body: Buffer.concat(chunks),
      }),
    )
  })
  asked.on('error', reject)
  asked.end(body)
  return promise
}

async function readHtml(address: string, path: string): Promise<string> {
  const { body } = await ask(address, { ...get('', path), headers: {} })
  return body.toString()
}

function find(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? []
  if (found === undefined) throw new Error(`The page names nothing like ${pattern}`)
  return found
}

const wordsOfJobs = { search: 'search=cost+analyst', savedIds: [], nearby: noNearby }

export async function listRequests(address: string): Promise<ReadonlyArray<BenchRequest>> {
  const [careers, jobs] = [await readHtml(address, '/careers'), await readHtml(address, '/careers/open')]
  return [
    get('a page', '/careers'),
    get('current opportunities', '/careers/open'),
    get('a job', find(jobs, /"(\/careers\/job\/[^"?#]+)"/)),
    get('home', '/home'),
    get('a lost address', '/careers/of-last-year'),
    { ...get('a page that has not changed', '/careers'), headers: { ...usual, 'if-none-match': '*' } },
    { ...get('a page by HEAD', '/careers'), method: 'HEAD' },
    get('a script', find(careers, /[" ](\/assets\/[^" ]+\.js)/)),
    get('rows of a page', find(jobs, /(\/page-rows\/[^" ]+\.json)/)),
    get('a feed', '/media/news.rss'),
    get('the site map', '/sitemap.xml'),
    post('the list of news', read('CompanyNews')),
    post('a search for jobs', call(searchJobsOperation, writeQuestion(wordsOfJobs))),
  ]
}
