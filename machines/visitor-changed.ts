/** Somebody is signed in, in this tab or by another; `visitor` names her, the same in every session of hers. */
export type VisitorChanged = { type: 'visitor.changed'; visitor: string }

/** Whether that is somebody else than it was; nobody was known at first. */
export const isAnotherPerson = (
  { context }: { readonly context: { readonly visitor: string | null } },
  visitor: string,
): boolean => context.visitor !== null && visitor !== context.visitor
