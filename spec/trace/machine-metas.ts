import { parseSync, Visitor } from 'vite'
import type { Mention } from '../requirements.ts'
import type { Source } from '../files.ts'

type Text = { readonly type: string; readonly value?: unknown; readonly start: number }

export function readMachineMetas({ file, text }: Source): ReadonlyArray<Mention> {
  const mentions: Mention[] = []
  const visitor = new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'requirements' || value.type !== 'ArrayExpression') return
      for (const element of value.elements as ReadonlyArray<Text | null>) {
        if (typeof element?.value !== 'string') continue
        const line = text.slice(0, element.start).split('\n').length
        mentions.push({ id: element.value, by: 'model', says: '', file, line })
      }
    },
  })
  visitor.visit(parseSync(file, text).program)
  return mentions
}
