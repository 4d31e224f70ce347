import * as renderer from '#app/entry-server.tsx'
import { paths } from '#addresses/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'

const ids = ['7', 'a/b', 'a?b', 'a#b', 'a%b', 'a b', "a'b", '"><i>', '职位', '🚀']
const day = { type: 'date', value: '2026-03-02T00:00:00.000' }

const content = {
  JobPostingHeader: ids.map((id, at) => ({
    JobPosting_ID: id,
    TrackingNumber: `T${at}`,
    JobFunction: `Post ${at}`,
    IsFullTime: true,
    LastModifiedDate: { type: 'datetime', value: '2026-11-01T00:00:00.000Z' },
  })),
  CompanyNews: ids.map((id, at) => ({ CompanyNews_ID: id, Title: `Post ${at}`, PublishedDate: day })),
  CompanyEvent: ids.map((id, at) => ({ CompanyEvent_ID: id, Title: `Post ${at}`, StartDate: day })),
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite({ renderer, name: 'ids', content, imported: '2026-11-20T09:00:00.000Z' })
})

afterAll(() => site.close())

test.each(ids.map((id, at) => [id, `Post ${at}`] as const))(
  '[J2.5-05][C2.1-43][C2.1-44] what has the id %j has a page that is there, with its title and its address',
  async (id, name) => {
    for (const address of [paths.job.to(id), paths.news.to(id), paths.event.to(id)]) {
      const { statusCode, body } = await site.get(address)
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(body) ?? []
      const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(body) ?? []
      expect([statusCode, title.includes(`: ${name} | `), canonical]).toEqual([
        200,
        true,
        `https://tamarack.example${address}`,
      ])
    }
  },
)
