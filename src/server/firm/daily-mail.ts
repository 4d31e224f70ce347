import { collapseWhitespace } from '#domain/text/plain-text.ts'
import type { Mail } from '../mail/outbox.ts'
import { subjectLine } from '../mail/mail-content.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { NewsCount } from './firm-news.ts'

const maxListed = 100

const words = { submitted: 'submitted', resubmitted: 'sent again', withdrawn: 'withdrawn' } as const
type NewsKind = keyof typeof words
const kinds = Object.keys(words) as ReadonlyArray<NewsKind>

const noReason = 'the account was deleted'

const sum = (news: ReadonlyArray<NewsCount>) => news.reduce((all, { count }) => all + count, 0)
const sumUnconfirmed = (news: ReadonlyArray<NewsCount>) => news.reduce((all, { unconfirmed }) => all + unconfirmed, 0)

const formatCounts = (news: ReadonlyArray<NewsCount>, after: (what: NewsKind) => string = () => '') =>
  kinds
    .map((what) => [what, sum(news.filter((each) => each.what === what))] as const)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${words[what]}${after(what)}`)
    .join(', ')

function formatReasons(news: ReadonlyArray<NewsCount>): string {
  const withdrawn = news.filter(({ what }) => what === 'withdrawn').toSorted((a, b) => b.count - a.count)
  return withdrawn.map(({ reason, count }) => `${reason ?? noReason}: ${count}`).join('; ')
}

function formatUnconfirmed(news: ReadonlyArray<NewsCount>, what: NewsKind): string {
  const count = sumUnconfirmed(news.filter((each) => each.what === what))
  return count === 0 ? '' : ` (${count} from ${count === 1 ? 'an unconfirmed address' : 'unconfirmed addresses'})`
}

const formatDetail = (news: ReadonlyArray<NewsCount>, what: NewsKind) =>
  what === 'withdrawn' ? ` (${formatReasons(news)})` : formatUnconfirmed(news, what)

const formatLine = (news: ReadonlyArray<NewsCount>) =>
  `${collapseWhitespace(news[0]?.job ?? '')}: ${formatCounts(news, (what) => formatDetail(news, what))}.`

const caution =
  'No one has shown that email to an unconfirmed address reaches the person who applied, so someone else may have used that name and address. The export says for each applicant whether and when the address was confirmed.'

function formatLines(news: ReadonlyArray<NewsCount>): ReadonlyArray<string> {
  const postings = [...Map.groupBy(news, ({ posting }) => posting).values()].toSorted(
    ([a], [b]) =>
      (a?.job ?? '').localeCompare(b?.job ?? '', 'en') || (a?.posting ?? '').localeCompare(b?.posting ?? ''),
  )
  const more = postings.slice(maxListed)
  const rest = more.length === 0 ? [] : [`For ${more.length} more: ${formatCounts(more.flat())}.`]
  return [...postings.slice(0, maxListed).map(formatLine), ...rest]
}

/** Must not name any applicant. */
export type FirmMails = {
  daily(news: ReadonlyArray<NewsCount>): Mail
}

export const createFirmMails = ({ firmName, to }: { readonly firmName: string; readonly to: string }): FirmMails => ({
  daily: (news) =>
    writeMail(
      { firmName, to, subject: subjectLine(`Applications: ${formatCounts(news)}`) },
      {
        heading: 'What came of applications',
        paragraphs: [
          `Since the last email: ${formatCounts(news)}.`,
          ...formatLines(news),
          ...(sumUnconfirmed(news) > 0 ? [caution] : []),
        ],
        why: 'You are receiving this because this address gets news of applications on our website, at most once a day.',
      },
    ),
})
