import { expect, test } from 'vitest'
import { fixtureA, fixtureOffices } from './fixture-a.testing.ts'
import { readFollowed } from './job-feed.ts'
import { openJobBoard } from './open-board.ts'
import { describeFollowedSearch } from './tell-search.ts'

const boardA = openJobBoard(fixtureA, fixtureOffices)

test.each([
  ['', 'All jobs'],
  ['category=software&state=virginia', 'Software jobs in Virginia'],
  ['search=cost+ANALYST', 'Jobs for “cost analyst”'],
  ['search=cost+call+555-0100', 'Jobs for “cost” and other words'],
  ['search=call+me&state=virginia', 'Jobs in Virginia for words of your choice'],
  ['search=http%3A%2F%2Fcost.example', 'Jobs for words of your choice'],
  ['category=your+account+is+closed', 'Jobs with a filter that no open job has today'],
  ['category=your+account&search=call+me', 'Jobs for words of your choice, with a filter that no open job has today'],
  ['search=cost+cost+cost+cost+cost+cost+cost', 'Jobs for “cost cost cost cost cost cost” and other words'],
])('the search %j is told as %j', (query, words) => {
  expect(describeFollowedSearch(boardA, readFollowed(boardA, query))).toBe(words)
})
