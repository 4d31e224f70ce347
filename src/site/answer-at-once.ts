import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

type CacheOrPromiseOptions<Output, Input> = {
  readonly known: (input: Input) => Output | null
  readonly ask: (input: Input, signal: AbortSignal) => Promise<Output>
}

/** Answers synchronously when it can, so that no loading state flashes. */
export function fromCacheOrPromise<Output, Input = NonReducibleUnknown>({
  known,
  ask,
}: CacheOrPromiseOptions<Output, Input>): PromiseActorLogic<Output, Input> {
  const later = fromPromise<Output, Input>(({ input, signal }) => ask(input, signal))
  return {
    ...later,
    getInitialSnapshot: (scope, input) => {
      const output = known(input)
      return output === null
        ? later.getInitialSnapshot(scope, input)
        : { status: 'done', output, error: undefined, input: undefined }
    },
  }
}
