import { tidyBlanks } from '#domain/text/fold-text.ts'
import type { Mail } from '../mail/outbox.ts'
import { subjectLine } from '../mail/subject-line.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { NewsCount } from './firm-news.ts'

const mostListed = 100

const words = { submitted: 'submitted', resubmitted: 'sent again', withdrawn: 'withdrawn' } as const
type What = keyof typeof words
const kinds = Object.keys(words) as ReadonlyArray<What>

const noReason = 'the account was deleted'

const sum = (news: ReadonlyArray<NewsCount>) => news.reduce((all, { count }) => all + count, 0)
const sumUnconfirmed = (news: ReadonlyArray<NewsCount>) => news.reduce((all, { unconfirmed }) => all + unconfirmed, 0)

const countsOf = (news: ReadonlyArray<NewsCount>, after: (what: What) => string = () => '') =>
  kinds
    .map((what) => [what, sum(news.filter((each) => each.what === what))] as const)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${words[what]}${after(what)}`)
    .join(', ')

function reasonsOf(news: ReadonlyArray<NewsCount>): string {
  const withdrawn = news.filter(({ what }) => what === 'withdrawn').toSorted((a, b) => b.count - a.count)
  return withdrawn.map(({ reason, count }) => `${reason ?? noReason}: ${count}`).join('; ')
}

function unconfirmedOf(news: ReadonlyArray<NewsCount>, what: What): string {
  const count = sumUnconfirmed(news.filter((each) => each.what === what))
  return count === 0 ? '' : ` (${count} from ${count === 1 ? 'an unconfirmed address' : 'unconfirmed addresses'})`
}

const detailOf = (news: ReadonlyArray<NewsCount>, what: What) =>
  what === 'withdrawn' ? ` (${reasonsOf(news)})` : unconfirmedOf(news, what)

const lineOf = (news: ReadonlyArray<NewsCount>) =>
  `${tidyBlanks(news[0]?.job ?? '')}: ${countsOf(news, (what) => detailOf(news, what))}.`

const caution =
  'Nobody has shown that mail to an unconfirmed address reaches the person who applied, so somebody else may have used that name and address. The export says for each applicant whether and when the address was confirmed.'

function linesOf(news: ReadonlyArray<NewsCount>): ReadonlyArray<string> {
  const postings = [...Map.groupBy(news, ({ posting }) => posting).values()].toSorted(
    ([a], [b]) =>
      (a?.job ?? '').localeCompare(b?.job ?? '', 'en') || (a?.posting ?? '').localeCompare(b?.posting ?? ''),
  )
  const more = postings.slice(mostListed)
  const rest = more.length === 0 ? [] : [`For ${more.length} more: ${countsOf(more.flat())}.`]
  return [...postings.slice(0, mostListed).map(lineOf), ...rest]
}

/** Must not name any applicant. */
export type FirmMails = {
  daily(news: ReadonlyArray<NewsCount>): Mail
}

export const createFirmMails = ({ firmName, to }: { readonly firmName: string; readonly to: string }): FirmMails => ({
  daily: (news) =>
    writeMail(
      { firmName, to, subject: subjectLine(`Applications: ${countsOf(news)}`) },
      {
        heading: 'What came of applications',
        paragraphs: [
          `Since the last mail: ${countsOf(news)}.`,
          ...linesOf(news),
          ...(sumUnconfirmed(news) > 0 ? [caution] : []),
        ],
        why: 'You get this because this address is told once a day what came of applications on our website, on days with news.',
      },
    ),
})
