import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, secretNames, settingNames } from '#server/settings/config.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

const settings = new Set([...settingNames, ...secretNames.map((name) => `${name}_FILE`)])

/** Names that others read: the programs in the examples, and the examples themselves. */
const foreign = new Set([
  'BACKUP_TO',
  'CREDENTIALS_DIRECTORY',
  'FORMER',
  'IMAGE',
  'NODE',
  'NODE_COMPILE_CACHE',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_USER',
  'PWD',
  'SITE_FILES',
  'SITE_FOLDER',
  'SITE_NAME',
  'SITE_PROCESSES',
  'SITE_PROGRAM',
  'SITE_UNITS',
])

const examples = globSync('deploy/*').filter((file) => !/\.(?:env|md)$/.test(file))
const files = examples.map((file) => basename(file)).filter((name) => name !== 'secrets')

const usedNames = (text: string) =>
  [...text.matchAll(/(?<![\w])([A-Z][A-Z_]+)(?==|: )|\$\$?\{?([A-Z][A-Z_]+)/g)].map(
    ([, set, asked]) => set ?? asked ?? '',
  )

test.each(files)('every setting in deploy/%s is one that the site has', (name) => {
  const found = usedNames(read(name).replaceAll(/^\s*#.*$/gm, ''))
  expect(found.filter((each) => !settings.has(each) && !foreign.has(each))).toEqual([])
})

const readSeconds = (name: string, file: string) => {
  const [, milliseconds = ''] = new RegExp(`\\b${name}(?:: | = )([\\d_]+)\\b`).exec(readFileSync(file, 'utf8')) ?? []
  return Number(milliseconds.replaceAll('_', '')) / 1000
}

/** That what has begun is given, after the grace. */
const longestEnd = readSeconds('longest', 'src/server/http/drain.ts')

const usualGrace = readConfig({}).stopGrace ?? 0

const readUnit = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)

const valuesOf = (name: string, key: string) => readUnit(name).flatMap(([each, value]) => (each === key ? [value] : []))

const units = files.filter((name) => name.endsWith('.service'))

test.each(units)('%s gives the site each secret as a credential, and no other', (name) => {
  expect(valuesOf(name, 'LoadCredential').toSorted()).toEqual(
    secretNames.map((secret) => `${secret}:site.${secret}`).toSorted(),
  )
})

test.each(units)('%s runs as a user without rights, over a system that it cannot write', (name) => {
  const hardened = {
    User: ['site'],
    NoNewPrivileges: ['yes'],
    CapabilityBoundingSet: [''],
    ProtectSystem: ['strict'],
    ProtectHome: ['yes'],
    PrivateTmp: ['yes'],
    PrivateDevices: ['yes'],
    UMask: ['0077'],
    MemoryDenyWriteExecute: [],
    SystemCallFilter: ['@system-service', '~@privileged'],
  }
  expect(Object.fromEntries(Object.keys(hardened).map((key) => [key, valuesOf(name, key)]))).toEqual(hardened)
})

test('several processes differ from one in their port alone', () => {
  const plain = (name: string) => readUnit(name).filter(([key]) => !['ExecStart', 'Description'].includes(key))
  expect(plain('site@.service')).toEqual(plain('site.service'))
  expect(valuesOf('site@.service', 'ExecStart')).toEqual([
    valuesOf('site.service', 'ExecStart')[0]?.replace(/^/, '/usr/bin/env PORT=%i '),
  ])
})

test.each(['site.service', 'site@.service'])('%s is killed only after the site has had its time', (name) => {
  expect(Number(valuesOf(name, 'TimeoutStopSec')[0])).toBeGreaterThan(usualGrace + longestEnd)
})

type Service = {
  readonly read_only?: boolean
  readonly cap_drop?: ReadonlyArray<string>
  readonly security_opt?: ReadonlyArray<string>
  readonly secrets?: ReadonlyArray<string>
  readonly volumes?: ReadonlyArray<string>
  readonly stop_grace_period?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly build?: { readonly context: string; readonly dockerfile: string }
}

const compose = parse(read('compose.yaml')) as {
  readonly services: Readonly<Record<'site' | 'database' | 'proxy', Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

test('the container of the site has a root that may only be read, no rights, and time to stop', () => {
  const { read_only, cap_drop, security_opt, stop_grace_period = '' } = compose.services.site
  expect([read_only, cap_drop, security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']])
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(usualGrace + longestEnd)
})

test('what compose.yaml names is there: secrets, volumes, the Containerfile', () => {
  const { site, database } = compose.services
  const asked = [...(site.secrets ?? []), ...(database.secrets ?? [])]
  expect(asked.filter((name) => compose.secrets[name]?.file !== `./secrets/${name}`)).toEqual([])
  expect((site.secrets ?? []).filter((name) => !secretNames.includes(name))).toEqual([])
  expect(site.environment?.['CREDENTIALS_DIRECTORY']).toBe('/run/secrets')
  const volumes = Object.values(compose.services).flatMap((service) => service.volumes ?? [])
  const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  expect(site.build?.context).toBe('..')
  expect(existsSync(site.build?.dockerfile ?? '')).toBe(true)
})

const containerfile = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => [line.split(/\s/)[0] ?? '', line.replace(/^\S+\s+/, '').replaceAll(/\s+/g, ' ')] as const)

const instruction = (name: string) => containerfile.flatMap(([each, rest]) => (each === name ? [rest] : []))

test('the Containerfile has only instructions that are known, and ends in an image without rights', () => {
  const known = 'ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK RUN STOPSIGNAL USER VOLUME WORKDIR'.split(' ')
  expect(containerfile.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
  expect(instruction('USER')).toEqual(['1000:1000'])
  expect(instruction('ENTRYPOINT').map((line) => JSON.parse(line) as unknown)).toEqual([['/site/bin/site']])
  const check = instruction('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '') ?? ''
  expect(JSON.parse(check)).toEqual(['node', '-e', expect.stringContaining('http://localhost:8080/healthz')])
})

test('a stage of the Containerfile is named before it is used, and what is copied is there', () => {
  const stages = instruction('FROM').flatMap((line) => / AS (\S+)$/.exec(line)?.[1] ?? [])
  const used = [...read('Containerfile').matchAll(/from=(\w+)/g)].map(([, name = '']) => name)
  const former = instruction('ARG').flatMap((line) => /^FORMER=(\S+)$/.exec(line)?.[1] ?? [])
  expect([...used, ...former].filter((name) => !stages.includes(name))).toEqual([])
  const copied = instruction('COPY').filter((line) => !line.startsWith('--from'))
  expect(copied.flatMap((line) => line.split(' ').slice(0, -1)).filter((file) => !existsSync(file))).toEqual([])
})

test('everything speaks of the port at which the site listens without a setting', () => {
  const { port } = readConfig({})
  const spoken = ['Containerfile', 'compose.yaml', 'nginx.conf', 'Caddyfile'].flatMap((name) =>
    [...read(name).matchAll(/(?:localhost|127\.0\.0\.1|site|PORT|EXPOSE)[:= ](8\d{3})\b/g)].map(([, found]) =>
      Number(found),
    ),
  )
  expect(new Set(spoken)).toEqual(new Set([port, 8081, 8082]))
})

test('a proxy closes a connection that is not used before the server does', () => {
  const closing = readSeconds('keepAliveTimeout', 'src/server/app.ts')
  expect(Number(/^ {4}keepalive_timeout (\d+)s;$/m.exec(read('nginx.conf'))?.[1])).toBeLessThan(closing)
  expect(Number(/^\t*keepalive (\d+)s$/m.exec(read('Caddyfile'))?.[1])).toBeLessThan(closing)
})

const programs = mkdtempSync(join(tmpdir(), 'site-command-'))
const unitFolder = join(programs, 'units')
afterAll(() => rmSync(programs, { recursive: true }))
beforeAll(() => mkdirSync(unitFolder))

const putProgram = (name: string, script: string) =>
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

type SiteCommand = {
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  readonly systemctl?: string
}

function runSiteCommand({ folder = 'deploy', env = {}, systemctl = 'exit 1' }: SiteCommand, ...words: string[]) {
  putProgram('systemd-run', 'printf "%s\\n" "$@"')
  putProgram('systemctl', systemctl)
  const { status, stdout, stderr } = spawnSync('sh', [join('deploy', 'site-command'), ...words], {
    env: { PATH: `${programs}:/usr/bin:/bin`, SITE_UNITS: folder, SITE_FOLDER: '.', ...env },
    encoding: 'utf8',
  })
  return { status, given: stdout.trimEnd().split('\n'), said: stderr.trim() }
}

const properties = (given: ReadonlyArray<string>) =>
  given.filter((word) => word.startsWith('--property=')).map((word) => word.slice('--property='.length))

const shared = 'User Group UMask EnvironmentFile Environment StateDirectory StateDirectoryMode LoadCredential'.split(
  ' ',
)

const sharedLines = (text: string) => text.split('\n').filter((line) => shared.includes(line.split('=')[0] ?? ''))

test('site-command runs a command with the user, the settings and the secrets of the service', () => {
  const { status, given } = runSiteCommand({}, 'content', 'check', 'a b')
  expect(status).toBe(0)
  expect(properties(given)).toEqual(sharedLines(read('site.service')))
  expect(given.filter((word) => word.startsWith('--setenv'))).toEqual(['--setenv=SITE_PROGRAM=site-command'])
  expect(given.slice(-4)).toEqual(['./bin/site', 'content', 'check', 'a b'])
})

test.each([...secretNames, ...secretNames.map((name) => `${name}_FILE`), 'DATA_DIR', 'LOG_LEVEL', 'SMTP_SENDER'])(
  'site-command hands %s on where it is a setting, and its value is in no argument',
  (name) => {
    const { given } = runSiteCommand({ env: { [name]: '/tmp/drill', TERM: 'linux' } }, 'data', 'move')
    const handed = settings.has(name) ? [`--setenv=${name}`] : []
    expect(given.filter((word) => word.startsWith('--setenv'))).toEqual([
      ...handed,
      '--setenv=SITE_PROGRAM=site-command',
    ])
    expect(given.filter((word) => word.includes('drill'))).toEqual([])
  },
)

test('site-command refuses a setting that the file of settings would win over', () => {
  const file = join(programs, 'site.env')
  writeFileSync(file, 'LOG_LEVEL=info\n')
  writeFileSync(join(unitFolder, 'site.service'), `[Service]\nUser=site\nEnvironmentFile=-${file}\n`)
  const env = { LOG_LEVEL: 'warn' }
  expect(runSiteCommand({ folder: unitFolder, env }, 'acts')).toEqual({
    status: 1,
    given: [''],
    said: `LOG_LEVEL is set in ${file}, which would win: unset it here, or change it there.`,
  })
  expect(runSiteCommand({ folder: unitFolder, env: { DATA_DIR: '/tmp/drill' } }, 'acts').status).toBe(0)
})

test('site-command takes the unit of several processes, drop-ins last, and what systemd knows before files', () => {
  const folder = join(programs, 'several')
  mkdirSync(join(folder, 'site@.service.d'), { recursive: true })
  expect(runSiteCommand({ folder }, 'acts').said).toMatch(/^There is no site\.service or site@\.service/)
  writeFileSync(join(folder, 'site@.service'), read('site@.service'))
  writeFileSync(join(folder, 'site@.service.d', 'user.conf'), '[Service]\nUser=www\n')
  const { given } = runSiteCommand({ folder }, 'acts')
  expect(properties(given)).toEqual([...sharedLines(read('site@.service')), 'User=www'])
  const known = runSiteCommand({ folder, systemctl: '[ "$*" = "cat site.service" ] && echo User=clerk' }, 'acts')
  expect(properties(known.given)).toEqual(['User=clerk'])
})

test.each(['', 'User=', 'User=root', 'User=0', 'User=site\nUser='])(
  'site-command runs nothing as root where the unit says %j',
  (lines) => {
    const folder = mkdtempSync(join(programs, 'root-'))
    writeFileSync(join(folder, 'site.service'), `[Service]\nUMask=0077\n${lines}\n`)
    const { status, given, said } = runSiteCommand({ folder }, 'acts')
    expect([status, given]).toEqual([1, ['']])
    expect(said).toMatch(/^The unit of the site names no user/)
  },
)

const promtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!promtool)('the alerts come when they should, and no sooner', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yaml'], {
    encoding: 'utf8',
  })
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
})
