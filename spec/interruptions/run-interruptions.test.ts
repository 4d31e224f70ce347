import { expect, test } from 'vitest'
import { countInterruptions } from './interruptions.ts'
import { crossProject, runInterruptions } from './run-interruptions.ts'

test('every answer of docs/crossings leads to a rule or an example', async () => {
  expect((await crossProject()).problems).toEqual([])
})

const unanswered = 32

test('what is new at stake, or may come between, is answered', async () => {
  expect(countInterruptions((await crossProject()).crossings).nobody).toBe(unanswered)
})

test('a session that ends in the other tab and a job that closes before its job alert e-mail are told', async () => {
  const told = async (...words: ReadonlyArray<string>) => (await runInterruptions(words)).lines.join('\n')
  expect(await told('session', 'session-ends')).toContain('Another tab finds out first')
  expect(await told('job-alert', 'job-closes')).toContain('One of two has closed again before the hour')
})

test('a flow is found by its name as pages write it, with a state or without, and no other that has it in its name', async () => {
  const states = async (...words: ReadonlyArray<string>) => {
    const { lines } = await runInterruptions([...words, '--json'])
    const found = JSON.parse(lines.join('\n')) as ReadonlyArray<{ stake: { flow: string; state: string } }>
    return [...new Set(found.map(({ stake }) => `${stake.flow} ${stake.state}`))]
  }
  expect(await states('Job page')).toEqual(['job-page found'])
  expect(await states('job', 'page')).toEqual(['job-page found'])
  expect(await states('form idle')).toEqual(['form idle'])
  expect(await states('form')).toEqual(['form idle', 'form sending'])
  expect(await states('session-ends', 'Form')).toEqual(await states('form', 'session-ends'))
})

test('all words must fit, and what nothing is about is said', async () => {
  await expect(runInterruptions(['form', 'snowfall'])).rejects.toThrow(/^No crossing is about form and snowfall\./)
  const { lines, code } = await runInterruptions(['share-job', 'job-closes', '--json'])
  const crossings = JSON.parse(lines.join('\n')) as ReadonlyArray<{ stake: { flow: string; state: string } }>
  expect(code).toEqual(0)
  expect(crossings.map(({ stake }) => `${stake.flow} ${stake.state}`)).toEqual(['share-job idle'])
})

test('a word that no crossing has leads to the flow whose features speak of it, or to a name spelled like it', async () => {
  await expect(runInterruptions(['contact'])).rejects.toThrow(
    /^No crossing is about contact\. Features of the flow form speak of contact: npm run spec -- crossings form\./,
  )
  await expect(runInterruptions(['sesion-ends'])).rejects.toThrow(/Much like it: session-ends/)
})
