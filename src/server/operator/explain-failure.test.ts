import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DatabaseProblem } from '../database/database-problem.ts'
import { BadConfig } from '../settings/config.ts'
import { explainFailure } from './explain-failure.ts'

function caught(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test.each([
  [caught(() => readFileSync('/nowhere/at/all')), '/nowhere/at/all: there is no such file or folder (ENOENT).'],
  [caught(() => readFileSync('/')), 'A file or connection: it is a folder (EISDIR).'],
  [
    Object.assign(new Error('relation "x" does not exist'), { code: '42P01', severity: 'ERROR' }),
    'The database refused: relation "x" does not exist. Nothing of this step was changed.',
  ],
  [
    new TypeError('x is not a function'),
    'The command could not be finished, which is a fault of it: x is not a function.',
  ],
  [new DatabaseProblem('The data folder is in use.'), 'The data folder is in use.'],
  [new BadConfig(['PORT is "x".']), 'PORT is "x".'],
])('a command that ends with %s says so in a sentence', (error, sentence) => {
  expect(explainFailure(error)).toEqual([sentence])
})
