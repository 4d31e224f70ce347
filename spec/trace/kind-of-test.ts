import type { Mention } from '../mention.ts'

const kinds: Readonly<Record<Mention['by'], string>> = {
  rule: 'a rule',
  example: 'an example',
  test: 'a unit test',
  markup: 'a test of markup alone',
  content: 'a test of the sample content, which proves nothing of the site',
  model: 'a machine',
}

export function getTestKind({ by, file }: Pick<Mention, 'by' | 'file'>): string {
  if (file.startsWith('steps/screen/')) return 'a test on the screen'
  return file.endsWith('/paths.ts') ? 'paths of a flow' : kinds[by]
}
