export type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

export const asNode = (value: unknown) => value as Node

export function listLiteralTexts(
  title: Node | undefined,
): ReadonlyArray<{ readonly text: string; readonly start: number }> {
  if (title?.type === 'Literal') return [{ text: String(title['value']), start: title.start }]
  if (title?.type === 'TSAsExpression') return listLiteralTexts(asNode(title['expression']))
  if (title?.type === 'BinaryExpression') return [title['left'], title['right']].map(asNode).flatMap(listLiteralTexts)
  if (title?.type !== 'TemplateLiteral') return []
  const quasis = title['quasis'] as ReadonlyArray<Node>
  return quasis.map(({ value, start }) => ({ text: (value as { raw: string }).raw, start }))
}
