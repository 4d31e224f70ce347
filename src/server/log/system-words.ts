import { getSystemErrorMap } from 'node:util'
import { wordPattern } from './typed-texts.ts'

const systemCalls =
  'access close connect copyfile fsync listen lstat mkdir open read readdir readlink rename rmdir scandir stat statfs unlink write'

const ofDatabase = `
  aborted access administrator already alloc and any are attribute authentication available bind block but cancel canceling cannot
  check client clients column command commands concurrent conf connect connecting connection connections constraint could current
  database deadlock denied detected does due duplicate encountered end entry error exceeded execute exist exists extend
  failed file for foreign from function has hba host idle ignored insert invalid key left limit lock many mechanism memory
  message missing mode near new not null only open out parameters password permission prepared protocol queryable read reached recovery
  relation remaining request requires reserved resource role roles row schema select sequence serialize server shared
  shutting size slots sorry space starting statement such superuser supplies syntax system table terminated terminating
  that the timeout too transaction trying unexpected unexpectedly unique until update user value values view violates
  wait was when while with write`

const errors = [...getSystemErrorMap().values()]

const listWords = (texts: ReadonlyArray<string>) => texts.flatMap((text) => text.toLowerCase().match(wordPattern) ?? [])

/** Words of errno and PostgreSQL messages: outside quotes they tell nothing, whoever typed them as well. */
export const systemWords: ReadonlySet<string> = new Set(listWords([...errors.flat(), systemCalls, ofDatabase]))

export const systemTexts: ReadonlySet<string> = new Set([
  ...systemWords,
  ...errors.flatMap(([code, message]) => [code.toLowerCase(), message]),
])
