import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import { listen } from './listen.ts'
import type { Parts } from './site.ts'

/** A page whose address may have a query. */
type SearchPage = { readonly to: (query?: string) => string }

/** Keeps the address of a page in step with its search; a change of it makes no entry in the history (J4.6-04). */
export const addressSyncOf = ({ ports: { view } }: Parts<'ports'>, page: SearchPage) =>
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
