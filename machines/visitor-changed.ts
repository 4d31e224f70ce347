/** `visitor` identifies a person and is the same in all her sessions. */
export type VisitorChangedEvent = { type: 'visitor.changed'; visitor: string }

export const isAnotherPerson = (
  { context }: { readonly context: { readonly visitor: string | null } },
  visitor: string,
): boolean => context.visitor !== null && visitor !== context.visitor
