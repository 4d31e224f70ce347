/** What each npm script runs: a file and its first arguments for Node, and variables for its environment. */
export const commands = {
  start: {
    args: ['scripts/start.ts'],
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  },
  dev: { args: ['scripts/dev.ts'], env: { NODE_ENV: 'development' } },
  build: { args: ['scripts/build.ts'], env: { NODE_ENV: 'production' } },
  test: { args: ['scripts/test.ts'] },
  flow: { args: ['scripts/flow.ts'] },
  'test:steady': { args: ['scripts/steady.ts'] },
  check: { args: ['scripts/check.ts'] },
  unit: { args: ['scripts/vitest.ts', 'unit'] },
  features: { args: ['scripts/features.ts', 'in-memory'] },
  'features:browser': { args: ['scripts/features.ts', 'in-browser'] },
  paths: { args: ['scripts/vitest.ts', 'paths'] },
  spec: { args: ['spec/main.ts'] },
  draw: { args: ['spec/main.ts', 'draw'] },
  docs: { args: ['spec/main.ts', 'docs'] },
  content: { args: ['src/server/operator-cli.ts', 'content'] },
  acts: { args: ['src/server/operator-cli.ts', 'acts'] },
  data: { args: ['src/server/operator-cli.ts', 'data'] },
  faults: { args: ['scripts/faults.ts'] },
  look: { args: ['scripts/look.ts'] },
  engines: { args: ['scripts/engines.ts'] },
  bench: { args: ['scripts/run-named.ts', 'bench', 'bench'] },
  trial: { args: ['scripts/run-named.ts', 'trial', 'bench/trials'] },
  format: { args: ['node_modules/oxfmt/bin/oxfmt'] },
}

export function listCommands() {
  return Object.keys(commands).join(', ')
}
