import { applicationStates, type ApplicationState } from '#contract/application-states.ts'
import { dayInWords } from '#domain/time/dates.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { keptDocument } from '#domain/text/kept-document.ts'
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

const factsOf = (facts: Facts) =>
  `<dl>\n${facts.map(([term, detail]) => `<dt>${escapeHtml(term)}</dt>\n<dd>${escapeHtml(detail)}</dd>`).join('\n')}\n</dl>`

const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function fileItem({ name, scan, path }: ListedFile): string {
  if (path === null) return `<li>${escapeHtml(`${name} (${scan})`)}</li>`
  const note = scan === 'clean' ? '' : ' (nothing has looked at it for viruses)'
  return `<li><a href="${escapeHtml(addressOf(path))}">${escapeHtml(name)}</a>${note}</li>`
}

const filesOf = (files: ReadonlyArray<ListedFile>) =>
  files.length === 0 ? '' : `<h3>Files</h3>\n<ul>\n${files.map(fileItem).join('\n')}\n</ul>`

type Content = NonNullable<SentApplication['content']>

const formOf = ({ form }: Content) =>
  (form?.Sections ?? [])
    .filter(({ Entries, Section }) => Entries.length > 0 && Section !== 'attachments')
    .map(({ Title, Entries }) => {
      const entries = Entries.map((fields) => factsOf(fields.map(({ Label, Value }) => [Label, Value])))
      return `<h3>${escapeHtml(Title)}</h3>\n${entries.join('\n')}`
    })
    .join('\n')

const nameOf = ({ firstName, lastName, email }: Content) => `${firstName} ${lastName}`.trim() || email

const jobOf = (posting: string, title: string) =>
  title === '' ? `Posting ${posting}` : `${title} (posting ${posting})`

const confirmedOf = ({ email, emailConfirmed: at }: Content) =>
  at === null
    ? `${email}: nobody has shown that mail to it arrives, so somebody else may have used this name and address`
    : `${email}, confirmed ${dayInWords(at.slice(0, 10))}`

const articleOf = (sent: SentApplication, content: Content, { id, files }: Listing) =>
  `<article id="${id}">
<h2>${escapeHtml(nameOf(content))}</h2>
${factsOf([
  ['For', jobOf(sent.posting, content.title)],
  ['State', sent.state],
  ['Submitted', dayInWords(content.submitted.slice(0, 10))],
  ['Last changed', dayInWords(sent.changed.slice(0, 10))],
  ['Email', confirmedOf(content)],
  ...(content.note === '' ? [] : [['Note', content.note] as const]),
  ['Application id', sent.application],
])}
${filesOf(files)}
${formOf(content)}
</article>
`

type Listing = { readonly id: string; readonly files: ReadonlyArray<ListedFile> }
type Line = {
  readonly posting: string
  readonly title: string
  readonly state: ApplicationState
  readonly item: string
}

const itemOf = (content: Content, id: string) =>
  `<li><a href="#${id}">${escapeHtml(nameOf(content))}</a>, ${dayInWords(content.submitted.slice(0, 10))}</li>`

const orderOf = (state: ApplicationState) => applicationStates.indexOf(state)

const statesOf = (lines: ReadonlyArray<Line>) =>
  [...Map.groupBy(lines, ({ state }) => state)]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .map(
      ([state, some]) =>
        `<h3>${escapeHtml(state)} (${some.length})</h3>\n<ul>\n${some.map(({ item }) => item).join('\n')}\n</ul>`,
    )

const jobIn = (posting: string, lines: ReadonlyArray<Line>) =>
  jobOf(posting, lines.find(({ title }) => title !== '')?.title ?? '')

const listOf = (lines: ReadonlyArray<Line>) =>
  [...Map.groupBy(lines, ({ posting }) => posting)]
    .map(([posting, some]) => ({ job: jobIn(posting, some), states: statesOf(some) }))
    .toSorted((one, other) => one.job.localeCompare(other.job, 'en'))
    .map(({ job, states }) => `<h2>${escapeHtml(job)}</h2>\n${states.join('\n')}`)
    .join('\n')

const bodyOf = (lines: ReadonlyArray<Line>) => `<h1>Applications</h1>
<p class="quiet">By job and state; each can be read below. Of a withdrawn one the firm learns nothing else.</p>
${lines.length === 0 ? '<p>None.</p>' : listOf(lines)}
${place}`

export async function writePage(target: Pick<ExportTarget, 'text' | 'spool'>) {
  const spool = await target.spool()
  const lines: Line[] = []
  return {
    add: async (sent: SentApplication, files: ReadonlyArray<ListedFile>) => {
      const { content, state, posting } = sent
      const id = `application-${lines.length + 1}`
      const item = content ? itemOf(content, id) : `<li>${escapeHtml(sent.application)}</li>`
      lines.push({ posting, title: content?.title ?? '', state, item })
      if (content) await spool.write(articleOf(sent, content, { id, files }))
    },
    end: async () => {
      await spool.end()
      const page = await target.text('index.html')
      const whole = keptDocument({ title: 'Applications', head: style, body: bodyOf(lines) })
      const [before = '', after = ''] = whole.split(place)
      await page.write(before)
      for await (const bytes of await spool.read()) await page.write(bytes)
      await page.write(after)
      await page.end()
      await spool.remove()
    },
  }
}
