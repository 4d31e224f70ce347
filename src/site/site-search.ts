import { paths } from '#addresses/paths.ts'
import { resultsOf } from '#addresses/search-result.ts'
import { sourceNames, type SourceName } from '#domain/site-search.ts'
import { siteSearchMachine, type SourceRows } from '#machines/site-search.machine.ts'
import type { SnapshotFrom } from 'xstate'
import type { Site } from './create-site.ts'
import { listen } from './listen.ts'
import type { End } from './ports.ts'
import { needList, rowsHere, type ListActor, type Lists } from './reference-list.ts'

const path = paths.search.to()

const sourceOf = (name: SourceName, rows: unknown) => ({ name, rows }) as SourceRows

/** Needs a source, and tells whenever it has come or cannot. */
function followSource(name: SourceName, list: ListActor, tell: (source: SourceRows) => void): End {
  const look = (snapshot: ReturnType<ListActor['getSnapshot']>) => {
    if (snapshot.hasTag('allLoaded')) tell(sourceOf(name, snapshot.context.rows))
    else if (snapshot.hasTag('error')) tell(sourceOf(name, null))
  }
  const release = needList(list)
  look(list.getSnapshot())
  const { unsubscribe } = list.subscribe(look)
  return () => {
    unsubscribe()
    release()
  }
}

const followAll = (lists: Lists, tell: (source: SourceRows) => void): End => {
  const ends = sourceNames.map((name) => followSource(name, lists[name], tell))
  return () => ends.forEach((end) => end())
}

/** The search of the whole site, over its lists and in step with the address. */
export const siteSearchOf = ({ lists, ports: { view } }: Site) =>
  siteSearchMachine.provide({
    actors: {
      watchSources: listen((tell) => followAll(lists, (source) => tell({ type: 'source.settled', ...source }))),
      watchAddress: listen((tell) =>
        view.watchPlace(({ pathname, search }) => {
          if (pathname === path) tell({ type: 'address.changed', query: search.replace(/^\?/, ''), isShown: true })
        }),
      ),
    },
    actions: {
      reloadSources: (_, names) => {
        for (const name of names) needList(lists[name])()
      },
      showAddress: (_, query) => void view.go(paths.search.to(query), { replace: true, keepScroll: true }),
    },
  })

/** The results on the page that is shown. */
export const resultsShown = ({ found, sources }: SnapshotFrom<typeof siteSearchMachine>['context']) =>
  resultsOf(found, sources)

/** What a search at this query begins with: the sources that are here. */
export const siteSearchInput = (site: Site, query: string) => ({
  query,
  sources: sourceNames.flatMap((name) => {
    const rows = rowsHere(site, name)
    return rows === null ? [] : [sourceOf(name, rows)]
  }),
})
