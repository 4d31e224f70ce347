import { expect, test } from 'vitest'
import { createWorkQueue, listWorkQueues, QueueFull } from './work-queue.ts'

test('so much work runs at a time, so much waits, more is refused, and all that was taken is done in its order', async () => {
  const queue = createWorkQueue({ name: 'test', atOnce: 2, waiting: 2 })
  const release = Promise.withResolvers<void>()
  const begun: number[] = []
  const work = (number: number) => () => {
    begun.push(number)
    return release.promise.then(() => number)
  }
  const taken = [1, 2, 3, 4].map((number) => queue.run(work(number)))
  const refused = await queue.run(work(5)).catch((error: unknown) => error)
  release.resolve()
  expect(refused).toBeInstanceOf(QueueFull)
  expect(await Promise.all(taken)).toEqual([1, 2, 3, 4])
  expect(begun).toEqual([1, 2, 3, 4])
})

test('how much runs and how much waits is known while it does, and nothing is left of it after', async () => {
  const rules = { name: 'counted', atOnce: 1, waiting: 2 }
  const [one, other] = [createWorkQueue(rules), createWorkQueue(rules)]
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hold = () => {
    begun.resolve()
    return release.promise
  }
  const taken = [one.run(hold), one.run(hold), one.run(hold), other.run(hold)]
  const refused = one.run(hold).catch((error: unknown) => error)
  await begun.promise
  expect(await refused).toBeInstanceOf(QueueFull)
  expect(listWorkQueues().get('counted')).toEqual({ running: 2, waiting: 2 })
  release.resolve()
  await Promise.all(taken)
  expect(listWorkQueues().get('counted')).toEqual({ running: 0, waiting: 0 })
})

test('work that fails gives its place to the next', async () => {
  const queue = createWorkQueue({ name: 'test', atOnce: 1, waiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('broken'))).catch(String)
  const next = queue.run(async () => 'done')
  expect([await failing, await next]).toEqual(['Error: broken', 'done'])
})

test('between two pieces of work others have their turn', async () => {
  const queue = createWorkQueue({ name: 'test', atOnce: 1, waiting: 9 })
  const happened: string[] = []
  const first = queue.run(async () => void happened.push('first'))
  const second = queue.run(async () => {
    happened.push('second')
  })
  await first
  setImmediate(() => happened.push('another'))
  await second
  expect(happened).toEqual(['first', 'another', 'second'])
})

async function runInTurns(waiting: number, others: ReadonlyArray<string>) {
  const queue = createWorkQueue({ name: 'test', atOnce: 1, waiting })
  const release = Promise.withResolvers<void>()
  const done: string[] = []
  const ask = (who: string) =>
    queue.run(async () => {
      await release.promise
      done.push(who)
    }, who)
  const asked = ['Ada', 'Ada', 'Ada', 'Ada', ...others].map(ask)
  release.resolve()
  const ends = await Promise.allSettled(asked)
  return { done, refused: ends.filter(({ status }) => status === 'rejected').length }
}

test('callers have their turns one after another, however much one of them asks for', async () => {
  expect(await runInTurns(9, ['Ben', 'Cleo', 'Ben'])).toEqual({
    done: ['Ada', 'Ada', 'Ben', 'Cleo', 'Ada', 'Ben', 'Ada'],
    refused: 0,
  })
})

test('a full queue makes room for a caller who has less waiting, from whoever has most', async () => {
  expect(await runInTurns(3, ['Ben'])).toEqual({ done: ['Ada', 'Ada', 'Ben', 'Ada'], refused: 1 })
})

test('a full queue refuses a caller who has as much waiting as anybody', async () => {
  expect(await runInTurns(3, ['Ben', 'Ben', 'Cleo', 'Dora', 'Ada'])).toEqual({
    done: ['Ada', 'Ada', 'Ben', 'Cleo'],
    refused: 5,
  })
})
