import { expect, test } from 'vitest'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { createMailTemplates, maxListed } from './mail-templates.ts'
import { posting } from './posting.testing.ts'

const id = '0123456789abcdef0123456789abcdef'
const ada = 'ada@engine.example'
const subscriber = { id, EmailAddress: ada }
const templates = createMailTemplates({ firmName: 'Larch & Sons', origin: () => 'https://firm.example' })
const job = (name: string, more: Parameters<typeof posting>[2] = {}) =>
  posting(name, 'Cost Analyst', { JobFunction: 'Cost Analyst', ...more }) as unknown as JobPostingHeader
const like = { JobFunction: 'Cost Analyst', Search: null }
const searchSubject = { JobFunction: 'Cost jobs in Virginia', Search: 'category=cost&state=virginia' }

const foot = `
Larch & Sons
1973 Larch Ridge Boulevard, Suite 600
Arlington, VA 22201
`
const ending = `
See or end your job alerts:
https://firm.example/careers/unsubscribe/${id}
${foot}`

test('[J7-12] a confirmation says what will come and when, and how it ends', () => {
  const { text, html, ...mail } = templates.confirmation(ada, like, id)
  expect(mail).toEqual({ to: ada, replyTo: null, subject: 'Your job alerts from Larch & Sons', subscriberId: id })
  expect(text).toBe(`Your job alerts are on

From now on we will tell you about jobs like Cost Analyst: once a day at
most, and only on days with new jobs.

They continue until you end them with the link below: one click, no
account needed. We then delete your address.

--

You are receiving this because this address was entered on our website
to get job alerts. If it was not you, end them with the link below, and
we will not write again.
${ending}`)
  expect(html).toContain(`href="https://firm.example/careers/unsubscribe/${id}"`)
})

test('a search is told in its words, in the middle of a sentence', () => {
  const told = ['All jobs', 'Jobs in Virginia for “ships”', 'Cost jobs in Virginia', 'All jobs clerk jobs'].map(
    (JobFunction) => templates.confirmation(ada, { ...searchSubject, JobFunction }, id).text.split('\n')[2],
  )
  expect(told).toEqual([
    'From now on we will tell you about all jobs: once a day at most, and',
    'From now on we will tell you about jobs in Virginia for “ships”: once a',
    'From now on we will tell you about Cost jobs in Virginia: once a day at',
    'From now on we will tell you about All jobs clerk jobs: once a day at',
  ])
})

test.each([
  ['Jobs in Utah', 'jobs in Utah'],
  ['Jobs with a filter that no open job has today', 'jobs with a filter that no open job has today'],
  ['Cost jobs in New Mexico or Ohio', 'Cost jobs in New Mexico or Ohio'],
])('a search without jobs is told in the middle of a sentence: %s', (JobFunction, words) => {
  const { text } = templates.confirmation(ada, { JobFunction, Search: 'state=utah' }, id)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`tell you about ${words}: once`)
})

test('a job goes by mail with what is to know of it, and says that nothing else will come', () => {
  const { text, html, ...mail } = templates.job(ada, job('7'), null)
  expect(mail).toEqual({ to: ada, replyTo: null, subject: 'Cost Analyst in Dayton' })
  expect(text).toBe(`The job you asked for

Cost Analyst
Dayton, Ohio
What Cost Analyst 7 does.
https://firm.example/careers/job/7

--

You are receiving this because this address was entered on our website
to send this job to. You will not receive anything else.
${foot}`)
  expect(html).not.toContain('unsubscribe')
})

test('a job with a subscription says what will come, and how it ends', () => {
  expect(templates.job(ada, job('7'), id).text).toBe(`The job you asked for

We will also tell you about new jobs like this one: once a day at most,
and only on days with new jobs. You can end that with the link below.

Cost Analyst
Dayton, Ohio
What Cost Analyst 7 does.
https://firm.example/careers/job/7

--

You are receiving this because this address was entered on our website
to send this job to.
${ending}`)
})

test('a digest names the first job and how many more there are, and the subscriptions they belong to', () => {
  const nowhere = { City: null, State: null, ShortDescription: null, JobFunction: 'Cost  Analyst II' }
  const { text, ...mail } = templates.digest(subscriber, [job('1'), job('2', nowhere)], [like, searchSubject])
  expect([mail.to, mail.subject]).toEqual([ada, 'Cost Analyst in Dayton and 1 more'])
  expect(text).toBe(`2 new jobs for you

Cost Analyst
Dayton, Ohio
What Cost Analyst 1 does.
https://firm.example/careers/job/1

Cost Analyst II
https://firm.example/careers/job/2

--

You are receiving this because you asked us for job alerts: jobs like
Cost Analyst; Cost jobs in Virginia.
${ending}`)
  expect(templates.digest(subscriber, [job('1')], [like]).subject).toBe('Cost Analyst in Dayton')
})

test('a digest lists twenty jobs and says how many more there are, and names five subscriptions', () => {
  const jobs = Array.from({ length: 24 }, (_, at) => job(`${at}`))
  const { subject, text, html } = templates.digest(
    subscriber,
    jobs,
    Array.from({ length: 8 }, () => like),
  )
  expect(subject).toBe('Cost Analyst in Dayton and 23 more')
  expect(text.match(/^https:.*\/job\//gm)).toHaveLength(maxListed)
  expect(text).toContain('\nAnd 4 more: see current opportunities:\nhttps://firm.example/careers/open\n')
  expect(html).toContain('<a href="https://firm.example/careers/open">And 4 more: see current opportunities</a>')
  expect(text.match(/jobs like/g)).toHaveLength(5)
  expect(text.replaceAll('\n', ' ')).toContain('; and 3 more.')
})

test('after a year it is asked once whether alerts are still wanted', () => {
  const { text, html, ...mail } = templates.yearly(subscriber)
  expect(mail).toEqual({
    to: ada,
    replyTo: null,
    subject: 'Keep your job alerts from Larch & Sons?',
    subscriberId: id,
  })
  expect(text).toBe(`A year of job alerts

You have had job alerts for a year. Do nothing to keep them. If you no
longer want them, the link below ends them with one click.

--

You are receiving this once because you asked us for job alerts a year
ago.
${ending}`)
  expect(html).toContain('A year of job alerts')
})

test('the HTML says the same, and fetches nothing', () => {
  expect(templates.digest(subscriber, [job('1')], [like]).html).toBe(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>A new job for you</title></head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="left" style="padding:24px;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">A new job for you</h1>
<p style="margin:0 0 20px"><strong><a href="https://firm.example/careers/job/1">Cost Analyst</a></strong><br>Dayton, Ohio<br>What Cost Analyst 1 does.</p>
<hr style="margin:24px 0 16px;border:0;border-top:1px solid #8a8a8a">
<p style="margin:0 0 12px;font-size:14px;line-height:1.5">You are receiving this because you asked us for job alerts: jobs like Cost Analyst.</p>
<p style="margin:0 0 12px;font-size:14px;line-height:1.5"><a href="https://firm.example/careers/unsubscribe/${id}">See or end your job alerts</a></p>
<p style="margin:0 0 12px;font-size:14px;line-height:1.5">Larch &amp; Sons<br>1973 Larch Ridge Boulevard, Suite 600<br>Arlington, VA 22201</p>
</td></tr></table>
</td></tr></table>
</body></html>
`)
})

test('whatever stands in a name or an id stays text on its line', () => {
  const bad = {
    JobPosting_ID: 'a"><b>/../?x',
    JobFunction: 'Analyst\r\nBcc: all@firm.example <script>',
    City: 'Day\nton "&',
    ShortDescription: `<p>Ships &lt;b&gt;</p>${' many'.repeat(60)}`,
  }
  const { subject, text, html } = templates.digest(
    subscriber,
    [job('x', bad)],
    [{ ...searchSubject, JobFunction: 'A\r\nB <i>' }],
  )
  expect(subject).toBe('Analyst Bcc: all@firm.example <script> in Day ton "&')
  expect(text.split('\n').slice(2, 5)).toEqual([
    'Analyst Bcc: all@firm.example <script>',
    'Day ton "&, Ohio',
    'Ships <b> many many many many many many many many many many many many',
  ])
  expect(text).toContain('many…\nhttps://firm.example/careers/job/a%22%3E%3Cb%3E%2F..%2F%3Fx\n')
  expect(text).toContain('job alerts: A B <i>.')
  expect(html).not.toMatch(/<script|<i>|<b>|\r/)
  expect(html).toContain('Analyst Bcc: all@firm.example &lt;script&gt;')
})
