import { expect, test } from 'vitest'
import { createPeople } from './people.ts'

function peopleAtTheDoor() {
  const door: string[] = []
  const people = createPeople(async (name) => {
    door.push(`${name} comes`)
    const leave = async () => void door.push(`${name} leaves`)
    return { person: `what ${name} has`, leave }
  })
  return { door, people }
}

test('who is named twice enters once', async () => {
  const { door, people } = peopleAtTheDoor()
  await people.meet('Ada')
  await people.meet('Ben')
  await people.meet('Ada')
  expect(door).toEqual(['Ada comes', 'Ben comes'])
})

test('a look at Ben sees what Ben has, whoever was named before', async () => {
  const { people } = peopleAtTheDoor()
  await people.meet('Ben')
  await people.meet('Ada')
  expect(people.find('Ben')).toBe('what Ben has')
})

test('a look lets nobody in', async () => {
  const { door, people } = peopleAtTheDoor()
  await people.meet('Ada')
  expect(() => people.find('Ben')).toThrow('Ben has not been on the site in this example. On it: Ada.')
  expect(door).toEqual(['Ada comes'])
})

test('a name that the features do not know is refused in plain words', async () => {
  const { people } = peopleAtTheDoor()
  await expect(people.meet('Grace')).rejects.toThrow('Nobody in the features is called "Grace". Known: Ada, Ben, Nora.')
})

test('what names nobody is about who was named last, by a deed or by a look', async () => {
  const { people } = peopleAtTheDoor()
  await people.meet('Ada')
  await people.meet('Ben')
  expect(people.lastNamed()).toBe('what Ben has')
  people.find('Ada')
  expect(people.lastNamed()).toBe('what Ada has')
})

test('where nobody was named, nobody is looked at', () => {
  const { people } = peopleAtTheDoor()
  expect(() => people.lastNamed()).toThrow('This example has named nobody yet.')
})

test('where it does not matter who it is, somebody without a name is enough', async () => {
  const { people } = peopleAtTheDoor()
  expect([await people.anyone(), await people.anyone(), people.lastNamed()]).toEqual(Array(3).fill('what  has'))
})

test('everybody leaves, the latest first', async () => {
  const { door, people } = peopleAtTheDoor()
  await people.meet('Ada')
  await people.meet('Ben')
  await people.leave()
  expect(door.slice(2)).toEqual(['Ben leaves', 'Ada leaves'])
})
