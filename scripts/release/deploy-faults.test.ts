import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

type Directive = readonly [words: ReadonlyArray<string>, block: ReadonlyArray<Directive> | null]

/** @param end what ends a directive without a block */
function parseBlocks(text: string, end: RegExp): ReadonlyArray<Directive> {
  const open: Array<Array<Directive>> = [[]]
  let words: string[] = []
  const close = (block: ReadonlyArray<Directive> | null) => {
    if (words.length > 0) open.at(-1)?.push([words, block])
    words = []
  }
  for (const [token] of text.replaceAll(/^\s*#.*$/gm, '').matchAll(/"[^"]*"|\{\$[^}]*\}|[{};\n]|[^\s{};"]+/g)) {
    if (token === '{') {
      const block: Directive[] = []
      close(block)
      open.push(block)
    } else if (token === '}') {
      close(null)
      open.pop()
    } else if (end.test(token)) close(null)
    else if (token !== '\n') words.push(token)
  }
  return open[0] ?? []
}

const blockOf = (block: ReadonlyArray<Directive> | null | undefined, ...name: string[]) =>
  block?.find(([words, inner]) => inner !== null && words.join(' ') === name.join(' '))?.[1] ?? null

const argumentsOf = (block: ReadonlyArray<Directive> | null | undefined, name: string) =>
  (block ?? []).flatMap(([[first, ...rest]]) => (first === name ? [rest.join(' ')] : []))

const leaves = (block: ReadonlyArray<Directive> | null | undefined) => (block ?? []).map(([words]) => words.join(' '))

type Facts = Readonly<Record<string, readonly [found: unknown, wanted: unknown]>>

const findFaults = (facts: Facts) =>
  Object.entries(facts)
    .filter(([, [found, wanted]]) => JSON.stringify(found) !== JSON.stringify(wanted))
    .map(([name]) => name)

function nginxFacts(text: string): Facts {
  const all = parseBlocks(text, /^;$/)
  const upstream = blockOf(all, 'upstream', 'site')
  const site = all.filter(([[name]]) => name === 'server')[1]?.[1]
  const places = (site ?? []).filter(([[name]]) => name === 'location')
  return {
    'the processes stay in': [argumentsOf(upstream, 'server'), ['127.0.0.1:8080 max_fails=0']],
    'the places': [
      places.map(([[, ...words], block]) => [words.join(' '), leaves(block)]),
      [
        ['/', ['proxy_pass http://site']],
        ['/assets/', ['proxy_next_upstream error timeout http_404', 'proxy_pass http://site']],
        ['/data/', ['proxy_request_buffering off', 'proxy_pass http://site']],
        ['= /metrics', ['return 404']],
      ],
    ],
    'the headers that go on': [
      argumentsOf(site, 'proxy_set_header'),
      [
        'Connection ""',
        'Host $host',
        'X-Forwarded-For $remote_addr',
        'X-Forwarded-Proto $scheme',
        'X-Forwarded-Host ""',
        'Forwarded ""',
        'Via ""',
        'X-Real-IP ""',
      ],
    ],
    'what is sent again': [argumentsOf(site, 'proxy_next_upstream'), ['error timeout']],
    'the largest body': [argumentsOf(site, 'client_max_body_size'), ['11m']],
    'nothing is compressed twice': [argumentsOf(site, 'gzip'), ['off']],
    'connections are kept': [argumentsOf(site, 'proxy_http_version'), ['1.1']],
    'how long it waits': [
      ['connect', 'send', 'read'].flatMap((name) => argumentsOf(site, `proxy_${name}_timeout`)),
      ['2s', '60s', '120s'],
    ],
  }
}

function caddyFacts(text: string): Facts {
  const all = parseBlocks(text, /^\n$/)
  const shared = blockOf(all, '(site)')
  const site = blockOf(all, '{$SITE_NAME:www.example.com}')
  const places = (site ?? []).filter(([[name]]) => name === 'handle')
  const proxy = blockOf(blockOf(site, 'handle'), 'reverse_proxy', '{$SITE_PROCESSES:127.0.0.1:8080}')
  return {
    'the places': [places.map(([words]) => words.join(' ')), ['handle /metrics', 'handle @assets', 'handle']],
    'the numbers are hidden': [leaves(blockOf(site, 'handle', '/metrics')), ['respond 404']],
    'the largest body': [leaves(blockOf(site, 'request_body')), ['max_size 11MB']],
    'who is asked': [leaves(proxy), ['import site']],
    'files of the newest release': [
      [leaves(blockOf(site, '@assets')), leaves(blockOf(blockOf(site, '@assets'), 'file'))],
      [['path /assets/*', 'not path /assets/files/*', 'file'], ['root {$SITE_FILES:/opt/site/current/dist/client}']],
    ],
    'what is sent again, the headers that go on, and no process taken out': [
      leaves(shared),
      [
        'lb_policy random',
        'lb_try_duration 5s',
        'lb_try_interval 250ms',
        'header_up -X-Forwarded-Host',
        'header_up -Forwarded',
        'header_up -Via',
        'header_up -X-Real-IP',
        'transport http',
      ],
    ],
    'how long it waits': [
      leaves(blockOf(shared, 'transport', 'http')),
      ['dial_timeout 2s', 'response_header_timeout 120s', 'keepalive 4s'],
    ],
  }
}

type Service = Readonly<
  Partial<Record<'ports' | 'volumes' | 'networks', ReadonlyArray<string>>> & {
    environment?: Readonly<Record<string, string>>
    mem_limit?: string
  }
>
type Network = { readonly internal?: boolean; readonly ipam?: { readonly config: ReadonlyArray<{ subnet: string }> } }
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, Network>>
}

const alarmedBytes = Number(/process_resident_memory_bytes > (\S+)/.exec(read('alerts.yaml'))?.[1])

function composeFacts(text: string): Facts {
  const { services, networks } = parse(text) as Compose
  const each = <Value>(pick: (service: Service) => Value) =>
    Object.entries(services).map(([name, service]) => [name, pick(service) ?? null])
  const trusted = services['site']?.environment?.['TRUSTED_PROXIES']
  const [, gigabytes = ''] = /^(\d+)g$/.exec(services['site']?.mem_limit ?? '') ?? []
  return {
    'the proxies that are trusted': [
      [trusted, networks['proxy-site']?.ipam?.config[0]?.subnet],
      ['172.30.77.0/24', '172.30.77.0/24'],
    ],
    'who reaches whom': [
      each((service) => service.networks),
      [
        ['site', ['proxy-site', 'site-database']],
        ['database', ['site-database']],
        ['proxy', ['proxy-site']],
      ],
    ],
    'the database is reached from inside alone': [networks['site-database'], { internal: true }],
    'the ports of the outside': [
      each((service) => service.ports),
      [
        ['site', null],
        ['database', null],
        ['proxy', ['80:80', '443:443', '443:443/udp']],
      ],
    ],
    'what is kept': [
      each((service) => service.volumes),
      [
        ['site', ['files:/data', './backups:/backups']],
        ['database', ['database:/var/lib/postgresql/data']],
        ['proxy', ['./Caddyfile:/etc/caddy/Caddyfile:ro', 'certificates:/data']],
      ],
    ],
    'the alert comes before the end of memory': [alarmedBytes < Number(gigabytes) * 0.8 * 2 ** 30, true],
  }
}

const readUnit = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)

function unitFacts(text: string, { command, env }: { readonly command: string; readonly env: ReadonlyArray<string> }) {
  const valuesOf = (key: string) => readUnit(text).flatMap(([each, value]) => (each === key ? [value] : []))
  const state = valuesOf('StateDirectory')[0]?.split(' ')[0]
  return {
    command: [valuesOf('ExecStart'), [command]],
    'the files of settings': [valuesOf('EnvironmentFile'), env],
    'the folder of the data': [
      valuesOf('Environment'),
      [`DATA_DIR=/var/lib/${state} NODE_COMPILE_CACHE=/var/cache/site`],
    ],
    'the folders are its own': [
      [...valuesOf('StateDirectoryMode'), ...valuesOf('CacheDirectoryMode'), ...valuesOf('UMask')],
      ['0700', '0700', '0077'],
    ],
    user: [
      [...valuesOf('User'), ...valuesOf('Group')],
      ['site', 'site'],
    ],
  } satisfies Facts
}

const siteFacts =
  (command: string) =>
  (text: string): Facts => {
    const valuesOf = (key: string) => readUnit(text).flatMap(([each, value]) => (each === key ? [value] : []))
    return {
      ...unitFacts(text, { command, env: ['/etc/site/site.env'] }),
      'when it starts again': [
        ['Restart', 'RestartSec', 'RestartPreventExitStatus'].map(valuesOf),
        [['on-failure'], ['2'], ['78']],
      ],
      'what it belongs to': [
        [valuesOf('StateDirectory'), valuesOf('WantedBy')],
        [['site'], ['multi-user.target']],
      ],
    }
  }

const backupCommand =
  "/bin/sh -c 'exec /opt/site/current/bin/site data backup " +
  '"/var/lib/site-backups/$$(date +%%F-%%H%%M).tar.age" --to "$$BACKUP_TO"\''

function backupFacts(text: string): Facts {
  const valuesOf = (key: string) => readUnit(text).flatMap(([each, value]) => (each === key ? [value] : []))
  const isEnded = valuesOf('ExecStopPost')
  return {
    ...unitFacts(text, { command: backupCommand, env: ['/etc/site/backup.env', '/etc/site/site.env'] }),
    'old backups go, after a failure too': [
      [isEnded.length, /\btail -n \+8 .* find "\$\$file" -mtime \+30 -delete;/.test(isEnded[0] ?? '')],
      [2, true],
    ],
    'halves of backups go': [isEnded[1], '/usr/bin/find /var/lib/site-backups -name *.part -mtime +1 -delete'],
    'nothing is deleted only after a success': [valuesOf('ExecStartPost'), []],
    'where they stand': [valuesOf('StateDirectory'), ['site site-backups']],
  }
}

function containerFacts(text: string): Facts {
  const values = [...text.matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  return {
    'what it is made from': [
      values,
      [
        ['FORMER', 'none'],
        ['NODE', 'docker.io/library/node:24-bookworm'],
      ],
    ],
    'where it listens': [
      [...text.matchAll(/^(?:ENV|EXPOSE|VOLUME|USER) .*$/gm)].map(([line]) => line),
      ['USER 1000:1000', 'ENV DATA_DIR=/data HOST=0.0.0.0 PORT=8080', 'VOLUME /data', 'EXPOSE 8080'],
    ],
  }
}

const checks: Readonly<Record<string, (text: string) => Facts>> = {
  'nginx.conf': nginxFacts,
  Caddyfile: caddyFacts,
  'compose.yaml': composeFacts,
  'site.service': siteFacts('/opt/site/current/bin/site'),
  'site@.service': siteFacts('/usr/bin/env PORT=%i /opt/site/current/bin/site'),
  'backup.service': backupFacts,
  Containerfile: containerFacts,
}

test.each(Object.keys(checks))('deploy/%s is as a site needs it', (name) => {
  expect(findFaults(checks[name]!(read(name)))).toEqual([])
})

const resent = 'what is sent again, the headers that go on, and no process taken out'

const faults: ReadonlyArray<readonly [name: string, found: RegExp | string, put: string, fault: string]> = [
  ['nginx.conf', /location = \/metrics \{[^}]*\}/, '', 'the places'],
  ['nginx.conf', 'return 404;', 'return 200;', 'the places'],
  ['nginx.conf', /proxy_set_header Host .*/, '', 'the headers that go on'],
  ['nginx.conf', '$remote_addr;', '$proxy_add_x_forwarded_for;', 'the headers that go on'],
  ['nginx.conf', 'proxy_set_header X-Forwarded-Host "";', '', 'the headers that go on'],
  ['nginx.conf', 'error timeout;', 'error timeout http_500;', 'what is sent again'],
  ['nginx.conf', 'error timeout;', 'error timeout http_502 http_503;', 'what is sent again'],
  ['nginx.conf', 'error timeout;', 'error timeout non_idempotent;', 'what is sent again'],
  ['nginx.conf', 'error timeout;', 'off;', 'what is sent again'],
  ['nginx.conf', 'timeout http_404', 'timeout', 'the places'],
  ['nginx.conf', 'location /data/', 'location /uploads/', 'the places'],
  ['nginx.conf', 'proxy_request_buffering off', 'proxy_request_buffering on', 'the places'],
  ['nginx.conf', 'client_max_body_size 11m', 'client_max_body_size 1m', 'the largest body'],
  ['nginx.conf', '8080 max_fails=0', '8080', 'the processes stay in'],
  ['nginx.conf', 'proxy_read_timeout 120s', 'proxy_read_timeout 5s', 'how long it waits'],
  ['nginx.conf', 'gzip off', 'gzip on', 'nothing is compressed twice'],
  ['nginx.conf', 'proxy_http_version 1.1', 'proxy_http_version 1.0', 'connections are kept'],
  ['Caddyfile', /handle \/metrics \{[^}]*\}/, '', 'the places'],
  ['Caddyfile', 'respond 404', 'respond 200', 'the numbers are hidden'],
  ['Caddyfile', 'max_size 11MB', 'max_size 1MB', 'the largest body'],
  ['Caddyfile', 'lb_policy random', 'lb_policy random\n\tlb_retry_match {\n\t\tmethod POST\n\t}', resent],
  ['Caddyfile', 'lb_policy random', 'lb_policy random\n\thealth_uri /readyz', resent],
  ['Caddyfile', 'header_up -X-Forwarded-Host', '', resent],
  ['Caddyfile', 'not path /assets/files/*', '', 'files of the newest release'],
  ['Caddyfile', 'import site', '', 'who is asked'],
  ['Caddyfile', 'response_header_timeout 120s', 'response_header_timeout 2s', 'how long it waits'],
  ['compose.yaml', 'TRUSTED_PROXIES: 172.30.77.0/24', 'TRUSTED_PROXIES: 0.0.0.0/0', 'the proxies that are trusted'],
  ['compose.yaml', 'subnet: 172.30.77.0/24', 'subnet: 10.0.0.0/8', 'the proxies that are trusted'],
  ['compose.yaml', '    image: docker.io/library/postgres:17', "    ports: ['5432:5432']", 'the ports of the outside'],
  ['compose.yaml', 'read_only: true', "ports: ['8080:8080']", 'the ports of the outside'],
  ['compose.yaml', 'database:/var/lib/postgresql/data', 'database:/var/lib/pgsql', 'what is kept'],
  ['compose.yaml', 'files:/data', 'files:/srv', 'what is kept'],
  ['compose.yaml', 'networks: [proxy-site]', 'networks: [proxy-site, site-database]', 'who reaches whom'],
  ['compose.yaml', 'internal: true', 'internal: false', 'the database is reached from inside alone'],
  ['compose.yaml', 'mem_limit: 2g', 'mem_limit: 1g', 'the alert comes before the end of memory'],
  ...['site.service', 'site@.service'].flatMap((name) => [
    [name, /^EnvironmentFile=.*$/m, '', 'the files of settings'] as const,
    [name, 'DATA_DIR=/var/lib/site', 'DATA_DIR=/var/lib/other', 'the folder of the data'] as const,
    [name, 'Restart=on-failure', 'Restart=no', 'when it starts again'] as const,
    [name, /^RestartPreventExitStatus=.*$/m, '', 'when it starts again'] as const,
    [name, 'StateDirectory=site', 'StateDirectory=www', 'the folder of the data'] as const,
    [name, 'StateDirectoryMode=0700', 'StateDirectoryMode=0755', 'the folders are its own'] as const,
    [name, 'User=site', 'User=root', 'user'] as const,
    [name, 'bin/site\n', 'bin/site acts\n', 'command'] as const,
    [name, 'WantedBy=multi-user.target', '', 'what it belongs to'] as const,
  ]),
  ['backup.service', 'EnvironmentFile=/etc/site/backup.env', '', 'the files of settings'],
  ['backup.service', '-mtime +30', '', 'old backups go, after a failure too'],
  ['backup.service', '-mtime +30', '-mtime -30', 'old backups go, after a failure too'],
  ['backup.service', '| tail -n +8', '', 'old backups go, after a failure too'],
  ['backup.service', 'ExecStopPost=/bin', 'ExecStartPost=/bin', 'nothing is deleted only after a success'],
  ['backup.service', '*.part', '*', 'halves of backups go'],
  ['backup.service', ' --to "$$BACKUP_TO"', '', 'command'],
  ['backup.service', 'site site-backups', 'site', 'where they stand'],
  ['Containerfile', 'node:24-', 'node:18-', 'what it is made from'],
  ['Containerfile', 'HOST=0.0.0.0', 'HOST=localhost', 'where it listens'],
]

test.each(faults)('in %s %s is not %j: %s', (name, found, put, fault) => {
  const text = read(name)
  const planted = text.replace(found, () => put)
  expect(planted).not.toBe(text)
  expect(findFaults(checks[name]!(planted))).toContain(fault)
})

test('each fact of each file has a fault that breaks it', () => {
  const facts = Object.keys(checks).flatMap((name) =>
    Object.keys(checks[name]!(read(name))).map((fact) => `${name}: ${fact}`),
  )
  const broken = new Set(faults.map(([name, , , fault]) => `${name}: ${fault}`))
  const unbroken = facts.filter((fact) => !broken.has(fact))
  expect(unbroken.filter((fact) => !/^backup\.service: (?:user|the folder)/.test(fact))).toEqual([])
})

test('a release for machines names no file of deploy/ that is not checked, or has nothing to check', () => {
  const others = ['README.md', 'alerts.test.yaml', 'alerts.yaml', 'backup.timer', 'site-command']
  const names = globSync('deploy/*').map((file) => file.replace('deploy/', ''))
  const own = names.filter((name) => !['secrets', 'site.env', 'backups'].includes(name))
  expect(own.toSorted()).toEqual([...Object.keys(checks), ...others].toSorted())
})
