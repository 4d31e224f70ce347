/** Of V8, for less memory. `bin/site` has them too. */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50']

export const commands = {
  start: {
    args: [...serverFlags, 'scripts/start.ts'],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    about: [
      ['', 'installs, builds, creates the database with the sample content, and serves it at http://localhost:8080'],
    ],
  },
  dev: {
    args: ['scripts/dev.ts'],
    env: { NODE_ENV: 'development' },
    about: [
      ['', 'the site with hot reload; every primitive is shown at /gallery, the pages of npm run docs at /docs/'],
    ],
  },
  build: {
    args: ['scripts/build.ts'],
    env: { NODE_ENV: 'production' },
    about: [['', 'builds the site, so that npm start serves it at once']],
  },
  release: {
    args: ['scripts/release.ts'],
    about: [
      [
        '-- FOLDER [--after FORMER]',
        'a folder that runs the site with nothing else, with the files that pages of the release in FORMER still ask for; --without-node where the machine has Node 24',
      ],
    ],
  },
  test: {
    args: ['scripts/test.ts'],
    about: [
      [
        '',
        'every check, unit test and example in memory; on the screen what the change touches, and a third of the rest',
      ],
      ['-- --since REV', 'counts the change from a commit, or a time such as "4 hours ago"'],
      ['-- --all', 'everything, before a release; starts every bench and trial once'],
      ['-- --engines', 'walks in Firefox and WebKit too'],
      ['-- --strict', 'a test that fails once and passes alone is red as well'],
    ],
  },
  flow: {
    args: ['scripts/flow.ts'],
    about: [['-- FLOW', 'what is one flow’s own: its unit tests, its examples in memory, its walk']],
  },
  'test:steady': {
    args: ['scripts/steady.ts'],
    about: [
      [
        '[-- SUITE…]',
        'repeats suites, each time with another seed, and says what varied; --load 2 beside two busy threads',
      ],
    ],
  },
  check: { args: ['scripts/check.ts'], about: [['', 'format, lint with the layer rules, types, unused code']] },
  unit: {
    args: ['scripts/vitest.ts', 'unit'],
    about: [
      [
        '[-- NAME…]',
        'unit and property tests; --cover draws as npm test does; what each file used stands in out/unit-cost.json',
      ],
    ],
  },
  features: {
    args: ['scripts/features.ts', 'in-memory'],
    about: [
      [
        '[-- NAME…]',
        'features in memory, over the real service; NAME is a flow, a capability, a file with or without lines, a tag or a requirement',
      ],
    ],
  },
  'test:postgres': {
    args: ['scripts/features.ts', 'on-postgres'],
    about: [['[-- NAME…]', 'the same features in memory, with PostgreSQL instead of the embedded database']],
  },
  'features:browser': {
    args: ['scripts/features.ts', 'in-browser'],
    about: [
      [
        '[-- NAME…]',
        'the same on the screen, over the running server; --cover chooses as npm test does, --pictures keeps pictures for npm run docs',
      ],
    ],
  },
  paths: {
    args: ['scripts/vitest.ts', 'paths'],
    about: [
      ['[-- NAME…]', 'a cover of every machine’s transitions, walked on the screen, and what only a screen shows'],
    ],
  },
  spec: { args: ['spec/main.ts'] },
  draw: { args: ['spec/main.ts', 'draw'], about: [['[-- FLOW…]', 'draws the charts of machines to out/charts']] },
  docs: {
    args: ['spec/main.ts', 'docs'],
    about: [['', 'what the site promises, as pages for a browser without a connection, in out/docs']],
  },
  licences: {
    args: ['scripts/licences.ts'],
    about: [
      [
        '[-- FOLDER]',
        'what others wrote that servers and browsers run, as CycloneDX and as a table, in out/licences; fails at a licence that nobody has allowed',
      ],
    ],
  },
  content: { args: ['src/server/operator-cli.ts', 'content'] },
  acts: { args: ['src/server/operator-cli.ts', 'acts'] },
  data: { args: ['src/server/operator-cli.ts', 'data'] },
  person: { args: ['src/server/operator-cli.ts', 'person'] },
  mail: { args: ['src/server/operator-cli.ts', 'mail'] },
  webhooks: { args: ['src/server/operator-cli.ts', 'webhooks'] },
  accounts: { args: ['src/server/operator-cli.ts', 'accounts'] },
  keys: { args: ['src/server/operator-cli.ts', 'keys'] },
  faults: {
    args: ['scripts/faults.ts'],
    about: [
      [
        '[-- WORD…]',
        'plants faults in a copy of the project and checks that a suite of npm test catches each; --plan says whether it would run',
      ],
    ],
  },
  look: {
    args: ['scripts/look.ts'],
    about: [
      ['[-- WORD…]', 'pictures of every state whose name holds the word, at 360, 768, 1280 and 1920 px, in out/looks'],
    ],
  },
  engines: {
    args: ['scripts/engines.ts'],
    about: [
      [
        '[-- NAME…]',
        'walks search, saving, settings, signing in and the contact form in Firefox and WebKit (Debian’s packages); NAME is an engine or a walk',
      ],
    ],
  },
  bench: {
    args: ['scripts/run-named.ts', 'bench', 'bench'],
    about: [
      [
        '-- NAME',
        'search, opportunities, page, lighthouse, server, alerts, accounts, resumes: measured beside their peers; --smallest runs each once',
      ],
      [
        '-- page [ROUTE…] [PRESS…]',
        'these alone; --times N tries a press N times, --against DIR takes turns with the site of another checkout, --no-routes and --no-presses',
      ],
    ],
  },
  trial: {
    args: ['scripts/run-named.ts', 'trial', 'bench/trials'],
    about: [
      [
        '-- NAME',
        'strangers, strangers-rows, half-sent, longest-piece, killed-alerts, killed-accounts, killed-applications, killed-saves, backups, restores, releases, uploads, imports, fuzz, processes',
      ],
    ],
  },
  format: { args: ['node_modules/oxfmt/bin/oxfmt'], about: [['', 'formats code and documents']] },
}

export function listCommands() {
  return Object.keys(commands).join(', ')
}
