import type { SystemWishes } from '#domain/accessibility-settings.ts'
import { accessibilityMachine } from '#machines/accessibility.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { fromCallback } from 'xstate'
import { showSettings } from './accessibility-attributes.ts'
import type { Device } from './saved-jobs.ts'

const asked = {
  lessMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  ownColours: '(forced-colors: active)',
} as const satisfies Record<keyof SystemWishes, string>

/** Tells what the system asks for, now and at each change. @returns what ends that. */
export function watchSystem(window: Window, tell: (wishes: SystemWishes) => void) {
  const queries = Object.entries(asked).map(([wish, query]) => [wish, window.matchMedia(query)] as const)
  const follow = () =>
    tell(Object.fromEntries(queries.map(([wish, { matches }]) => [wish, matches])) as unknown as SystemWishes)
  follow()
  for (const [, query] of queries) query.addEventListener('change', follow)
  return () => {
    for (const [, query] of queries) query.removeEventListener('change', follow)
  }
}

/** The accessibility settings of a window, kept on its device. */
export const provideAccessibility = (window: Window, device: Device, tell: (notice: Notice) => void) =>
  accessibilityMachine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) =>
        device.watch((stored) => sendBack({ type: 'device.changed', stored })),
      ),
      watchSystem: fromCallback(({ sendBack }) =>
        watchSystem(window, (wishes) => sendBack({ type: 'system.changed', wishes })),
      ),
    },
    actions: {
      show: (_, settings) => showSettings(window.document.documentElement, settings),
      keepOnDevice: ({ self }, stored) => {
        if (!device.keep(stored)) self.send({ type: 'device.refused' })
      },
      tell: (_, notice) => tell(notice),
    },
  })
