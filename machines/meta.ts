export type Meta = {
  /** A clause that follows "Then", used in the features and in path titles. */
  readonly description: string
  /** The exact words a visitor reads in this state; the page shows no others. */
  readonly says?: ReadonlyArray<string>
  /** The exact words it passes to the machines it invokes, shown during their stages. */
  readonly lends?: ReadonlyArray<string>
  readonly requirements?: ReadonlyArray<string>
}

type Speaking = {
  readonly getMeta: () => Readonly<Record<string, Meta | undefined>>
  readonly context?: object
}

const stageMessages = ({ stage }: { readonly stage?: { readonly words: ReadonlyArray<string> } }) => stage?.words ?? []

type VisitorNotice = { readonly title: string; readonly message: string; readonly reason?: string }

const noticeMessages = ({ told }: { readonly told?: VisitorNotice | null }) =>
  told ? [told.title, told.message, ...(told.reason ? [told.reason] : [])] : []

export const messages = (snapshot: Speaking): ReadonlyArray<string> => [
  ...Object.values(snapshot.getMeta()).flatMap((meta) => meta?.says ?? []),
  ...stageMessages(snapshot.context ?? {}),
  ...noticeMessages(snapshot.context ?? {}),
]
