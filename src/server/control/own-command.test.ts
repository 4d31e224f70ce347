import { expect, test } from 'vitest'
import { inOwnCommand } from './own-command.ts'

test('what is said of commands names the program that a release has', () => {
  const said = 'Run npm run data -- backup FILE, then npm run acts; npm run mail -- retry --all sends them.'
  expect(inOwnCommand(said, '/opt/site/current/bin/site')).toBe(
    'Run /opt/site/current/bin/site data backup FILE, then /opt/site/current/bin/site acts; /opt/site/current/bin/site mail retry --all sends them.',
  )
  expect([inOwnCommand(said, undefined), inOwnCommand(said, '')]).toEqual([said, said])
})
