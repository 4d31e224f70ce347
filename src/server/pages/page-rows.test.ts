import type { Rows } from '#contract/entities.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createPageRows, type PageRows } from './page-rows.ts'

const many = (row: object) => Array.from({ length: 40 }, (_, index) => ({ ...row, Number: index }))

const { JobPostingHeader, Location, WebsiteStat } = {
  JobPostingHeader: many({ JobFunction: 'Cost Analyst' }),
  Location: many({ City: 'A city with a long name' }),
  WebsiteStat: [{ years: 53 }],
} as unknown as Pick<Rows, 'JobPostingHeader' | 'Location' | 'WebsiteStat'>

async function requestFile({ routes }: PageRows, path: string) {
  const app = fastify()
  await app.register(routes)
  return app.inject(path)
}

test('rows of fewer than 1,000 characters stand in the page', () => {
  const rows = { WebsiteStat }
  expect(createPageRows().keep(rows)).toEqual({ rows, files: [] })
})

test('the rows of a page are a file for a day, and its job postings another, which pages share', async () => {
  const pageRows = createPageRows()
  const search = pageRows.keep({ JobPostingHeader, Location })
  const job = pageRows.keep({ JobPostingHeader, WebsiteStat })
  expect([search.rows, job.rows]).toEqual([{}, { WebsiteStat }])
  expect(search.files).toHaveLength(2)
  expect(job.files).toEqual([search.files[1]])
  const replies = await Promise.all(search.files.map((file) => requestFile(pageRows, file)))
  expect(replies.map((reply) => Object.keys(reply.json()))).toEqual([['Location'], ['JobPostingHeader']])
  expect(replies[1]?.json()).toEqual({ JobPostingHeader })
  expect(replies[0]?.headers['cache-control']).toBe('public, max-age=86400, immutable')
})

test('a list that has changed is another file', () => {
  const { keep } = createPageRows()
  const files = [JobPostingHeader, JobPostingHeader.slice(1)].map((list) => keep({ JobPostingHeader: list }).files)
  expect(files[0]).not.toEqual(files[1])
})

test('rows that are no longer here are not found, and no browser keeps that', async () => {
  const { statusCode, headers } = await requestFile(createPageRows(), '/page-rows/none.json')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})
