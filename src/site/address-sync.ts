import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import { listen } from './watchers.ts'
import type { Parts } from './site.ts'

type SearchPage = { readonly to: (query?: string) => string }

/** Replaces the history entry: a change of the search adds none. */
export const createAddressSyncFlow = ({ ports: { view } }: Parts<'ports'>, page: SearchPage) =>
  addressSyncMachine.provide({
    actors: {
      watchPlace: listen((tell) =>
        view.watchPlace(({ pathname, search }) => {
          if (pathname === page.to()) tell({ type: 'place.changed', query: search.replace(/^\?/, '') })
        }),
      ),
      watchLinks: listen((tell) => view.watchLinks(() => tell({ type: 'link.followed' }))),
    },
    actions: { showAddress: (_, query) => view.amend(page.to(query)) },
  })
