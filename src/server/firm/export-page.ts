import { applicationStates, type ApplicationState } from '#contract/application-states.ts'
import { formatDay } from '#domain/time/dates.ts'
import { escapeHtml, renderHtmlDocument } from '#domain/text/html.ts'
import type { ListedFile } from './export-tables.ts'
import type { ExportTarget } from './export-target.ts'
import type { SentApplication } from './sent-applications.ts'

const style = `<style>
  dd { white-space: pre-wrap }
  article { margin-top: 3rem; border-top: 3px solid #1f5a4d }
  h3 { margin: 1.5rem 0 .5rem; font-size: 1rem }
  @media print { article { break-before: page; border: 0; margin: 0 } }
</style>
`

const place = '<!-- applications -->'

type Facts = ReadonlyArray<readonly [term: string, detail: string]>

const renderFacts = (facts: Facts) =>
  `<dl>\n${facts.map(([term, detail]) => `<dt>${escapeHtml(term)}</dt>\n<dd>${escapeHtml(detail)}</dd>`).join('\n')}\n</dl>`

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function fileItem({ name, scan, path }: ListedFile): string {
  if (path === null) return `<li>${escapeHtml(`${name} (${scan})`)}</li>`
  const note = scan === 'clean' ? '' : ' (nothing has looked at it for viruses)'
  return `<li><a href="${escapeHtml(encodePath(path))}">${escapeHtml(name)}</a>${note}</li>`
}

const renderFiles = (files: ReadonlyArray<ListedFile>) =>
  files.length === 0 ? '' : `<h3>Files</h3>\n<ul>\n${files.map(fileItem).join('\n')}\n</ul>`

type Content = NonNullable<SentApplication['content']>

const renderForm = ({ form }: Content) =>
  (form?.Sections ?? [])
    .filter(({ Entries, Section }) => Entries.length > 0 && Section !== 'attachments')
    .map(({ Title, Entries }) => {
      const entries = Entries.map((fields) => renderFacts(fields.map(({ Label, Value }) => [Label, Value])))
      return `<h3>${escapeHtml(Title)}</h3>\n${entries.join('\n')}`
    })
    .join('\n')

const applicantName = ({ firstName, lastName, email }: Content) => `${firstName} ${lastName}`.trim() || email

const formatJobLabel = (posting: string, title: string) =>
  title === '' ? `Posting ${posting}` : `${title} (posting ${posting})`

const formatConfirmation = ({ email, emailConfirmed: at }: Content) =>
  at === null
    ? `${email}: nobody has shown that mail to it arrives, so somebody else may have used this name and address`
    : `${email}, confirmed ${formatDay(at.slice(0, 10))}`

const renderArticle = (sent: SentApplication, content: Content, { id, files }: Listing) =>
  `<article id="${id}">
<h2>${escapeHtml(applicantName(content))}</h2>
${renderFacts([
  ['For', formatJobLabel(sent.posting, content.title)],
  ['State', sent.state],
  ['Submitted', formatDay(content.submitted.slice(0, 10))],
  ['Last changed', formatDay(sent.changed.slice(0, 10))],
  ['Email', formatConfirmation(content)],
  ...(content.note === '' ? [] : [['Note', content.note] as const]),
  ['Application id', sent.application],
])}
${renderFiles(files)}
${renderForm(content)}
</article>
`

type Listing = { readonly id: string; readonly files: ReadonlyArray<ListedFile> }
type Line = {
  readonly posting: string
  readonly title: string
  readonly state: ApplicationState
  readonly item: string
}

const renderItem = (content: Content, id: string) =>
  `<li><a href="#${id}">${escapeHtml(applicantName(content))}</a>, ${formatDay(content.submitted.slice(0, 10))}</li>`

const stateOrder = (state: ApplicationState) => applicationStates.indexOf(state)

const renderStates = (lines: ReadonlyArray<Line>) =>
  [...Map.groupBy(lines, ({ state }) => state)]
    .toSorted(([one], [other]) => stateOrder(one) - stateOrder(other))
    .map(
      ([state, some]) =>
        `<h3>${escapeHtml(state)} (${some.length})</h3>\n<ul>\n${some.map(({ item }) => item).join('\n')}\n</ul>`,
    )

const findJobLabel = (posting: string, lines: ReadonlyArray<Line>) =>
  formatJobLabel(posting, lines.find(({ title }) => title !== '')?.title ?? '')

const renderList = (lines: ReadonlyArray<Line>) =>
  [...Map.groupBy(lines, ({ posting }) => posting)]
    .map(([posting, some]) => ({ job: findJobLabel(posting, some), states: renderStates(some) }))
    .toSorted((one, other) => one.job.localeCompare(other.job, 'en'))
    .map(({ job, states }) => `<h2>${escapeHtml(job)}</h2>\n${states.join('\n')}`)
    .join('\n')

const renderBody = (lines: ReadonlyArray<Line>) => `<h1>Applications</h1>
<p class="quiet">By job and state; each can be read below. Of a withdrawn one the firm learns nothing else.</p>
${lines.length === 0 ? '<p>None.</p>' : renderList(lines)}
${place}`

export async function writePage(target: Pick<ExportTarget, 'text' | 'spool'>) {
  const spool = await target.spool()
  const lines: Line[] = []
  return {
    add: async (sent: SentApplication, files: ReadonlyArray<ListedFile>) => {
      const { content, state, posting } = sent
      const id = `application-${lines.length + 1}`
      const item = content ? renderItem(content, id) : `<li>${escapeHtml(sent.application)}</li>`
      lines.push({ posting, title: content?.title ?? '', state, item })
      if (content) await spool.write(renderArticle(sent, content, { id, files }))
    },
    end: async () => {
      await spool.end()
      const page = await target.text('index.html')
      const whole = renderHtmlDocument({ title: 'Applications', head: style, body: renderBody(lines) })
      const [before = '', after = ''] = whole.split(place)
      await page.write(before)
      for await (const bytes of await spool.read()) await page.write(bytes)
      await page.write(after)
      await page.end()
      await spool.remove()
    },
  }
}
