import { maxPageSize, groupIds, jobSorts } from './job-terms.ts'
import { Schema } from 'effect'
import { JobPostingHeader } from './jobs.ts'

const longest = 4_000
const most = 1_000

const Text = Schema.String.check(Schema.isMaxLength(longest))
const Texts = Schema.Array(Text).check(Schema.isMaxLength(most))
const Size = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxPageSize }))
const Page = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))
const Total = Schema.Int
const GroupName = Schema.Literals(groupIds)

const Criteria = Schema.Struct({
  keyword: Text,
  saved: Schema.Boolean,
  categories: Texts,
  experience: Texts,
  cities: Texts,
  workplaces: Texts,
  sort: Schema.Literals(jobSorts),
  page: Page,
  pageSize: Size,
})

export const JobQuestion = Schema.Struct({
  search: Schema.Union([Text, Criteria]),
  savedIds: Texts,
  nearby: Schema.Struct({ page: Page, pageSize: Size }),
})

const option = {
  groupId: GroupName,
  name: Schema.String,
  value: Schema.String,
  queryParam: Schema.String,
  checked: Schema.Union([Schema.Boolean, Schema.Literal('indeterminate')]),
  count: Total,
}
const Option = Schema.Struct({ ...option, children: Schema.optionalKey(Schema.Array(Schema.Struct(option))) })
const Jobs = Schema.Array(JobPostingHeader)

const Answer = Schema.Struct({
  criteria: Criteria,
  open: Schema.NullOr(GroupName),
  address: Schema.String,
  result: Schema.Struct({
    total: Total,
    page: Page,
    pageCount: Total,
    pageSize: Size,
    jobs: Jobs,
    groups: Schema.Array(Schema.Struct({ id: GroupName, title: Schema.String, options: Schema.Array(Option) })),
    activeFilters: Schema.Array(
      Schema.Struct({
        group: Schema.Union([GroupName, Schema.Literal('saved')]),
        value: Schema.String,
        name: Schema.String,
      }),
    ),
    suggestion: Schema.NullOr(
      Schema.Struct({
        criteria: Criteria,
        total: Total,
        names: Schema.Array(Schema.String),
        title: Schema.String,
      }),
    ),
    namedFilters: Schema.Array(Schema.Struct({ title: Schema.String, query: Schema.String })),
    savedCount: Total,
  }),
  nearby: Schema.Struct({
    page: Page,
    pageSize: Size,
    total: Total,
    pageCount: Total,
    jobs: Jobs,
    others: Jobs,
    sizes: Schema.Array(Schema.Int),
  }),
  featured: Jobs,
  featuredCount: Total,
})

const JobPick = Schema.Union([
  Schema.Struct({ for: Schema.Literal('page'), id: Text, seed: Text }),
  Schema.Struct({ for: Schema.Literal('featured') }),
  Schema.Struct({ for: Schema.Literal('ids'), ids: Texts }),
  Schema.Struct({ for: Schema.Literal('words'), words: Text }),
])
export type JobPick = typeof JobPick.Type

export const readPick = Schema.decodeUnknownResult(Schema.fromJsonString(JobPick))

export const readQuestion = Schema.decodeUnknownResult(Schema.fromJsonString(JobQuestion))

const encode = Schema.encodeSync(Answer)
const decode = Schema.decodeUnknownSync(Answer)

type DecodedAnswer = typeof Answer.Type

export const encodeAnswer = (answer: DecodedAnswer): unknown => encode(answer)

export const decodeAnswer = (data: unknown): DecodedAnswer => decode(data)
