import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const feature = `Feature: Door
  Rule: A door opens
    @J1-01
    Example: Somebody pushes
      When Ada pushes
      Then the door is open
`

export const machine = (target: string) => `import { words } from '#contract/words.ts'
import { createMachine } from 'xstate'

const said: string = words

export const doorMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { meta: { description: 'the door is shut' }, on: { push: { target: '${target}', meta: { description: said } } } },
    open: { meta: { description: 'the door is open', requirements: ['J1-01'] } },
    ajar: { meta: { description: 'the door stands ajar' } },
  },
})
`

const catalogue = (statement: string) =>
  `id\tsection\tkind\tstatement\nJ1-01\t1 Doors\tbehaviour\t${statement}\nJ1-02\t1 Doors\topen\tKeys are not shown.\n`
const interpretationsTable = (decision: string) =>
  `id\treading\twhy\twho\tdecidedOn\tdecision\nJ1-02\tA door has a key.\tIt is not said.\tthe firm\t${decision}\n`

export type House = {
  readonly repository: string
  readonly write: (file: string, text: string) => void
  readonly remove: () => void
}

function writeFirst(write: House['write']) {
  write('package.json', '{ "type": "module", "imports": { "#contract/*": "./src/contract/*" } }')
  write('.gitignore', 'node_modules\n')
  write('src/contract/words.ts', "export const words: string = 'somebody pushes'\n")
  write('machines/door.machine.ts', machine('open'))
  write('machines/broken.machine.ts', "import 'no-such-package'\nexport const brokenMachine = null\n")
  write('features/house/door.feature', feature)
  write('docs/requirements/careers.tsv', catalogue('A door opens.'))
  write('docs/requirements/readings.tsv', interpretationsTable('\t'))
}

function writeSecond(write: House['write'], repository: string) {
  write('machines/door.machine.ts', machine('ajar'))
  rmSync(join(repository, 'machines/broken.machine.ts'))
  rmSync(join(repository, 'features/house/door.feature'))
  write('features/house/way-in.feature', feature.replace('A door opens', 'A door opens to everybody'))
  write('docs/requirements/careers.tsv', catalogue('A door opens <at once>.'))
  write('docs/requirements/readings.tsv', interpretationsTable('2026-11-20\t0021'))
}

function renameOnly(write: House['write'], repository: string) {
  renameSync(join(repository, 'machines/door.machine.ts'), join(repository, 'machines/way-in.machine.ts'))
  write('machines/way-in.machine.ts', machine('ajar').replaceAll('door', 'way').replaceAll('the way', 'the door'))
  renameSync(join(repository, 'features/house/way-in.feature'), join(repository, 'features/house/doors.feature'))
}

export function buildHouse(): House {
  const repository = mkdtempSync(join(tmpdir(), 'diff-test-'))
  const git = (...args: ReadonlyArray<string>) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@engine.example', ...args], { cwd: repository })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true })
    writeFileSync(join(repository, file), text)
  }
  git('init', '-q')
  for (const [tag, change] of Object.entries({ v1: writeFirst, v2: writeSecond, v3: renameOnly })) {
    change(write, repository)
    git('add', '-A')
    git('commit', '-qm', `Come to ${tag}`)
    git('tag', tag)
  }
  symlinkSync(resolve('node_modules'), join(repository, 'node_modules'), 'junction')
  return { repository, write, remove: () => rmSync(repository, { recursive: true, force: true }) }
}
