import {
  chooseOption,
  countActive,
  readSettings,
  settingsInEffect,
  writeSettings,
  type AccessibilitySettings,
  type SettingChoice,
  type SystemWishes,
} from '#domain/visit/accessibility-settings.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type AccessibilityEvent =
  | ({ type: 'option.chosen' } & SettingChoice)
  | { type: 'settings.reset' }
  | { type: 'device.changed'; stored: string | null }
  | { type: 'device.refused' }
  | { type: 'system.changed'; wishes: SystemWishes }

type Context = {
  readonly settings: AccessibilitySettings
  readonly system: SystemWishes | null
  readonly device: 'keeps' | 'refuses'
}

export const settingsNotStoredNotice: Notice = {
  tone: 'warning',
  title: 'Your browser could not store your accessibility settings.',
  message: 'They last until you close or reload this page.',
  key: 'accessibility-settings',
}

export const effectiveSettings = ({ settings, system }: Context) => settingsInEffect(settings, system)

/** False until the device and the system have reported. */
export const autoplayIsAllowed = (context: Context) =>
  context.system !== null && effectiveSettings(context).stopAnimations !== true

export const accessibilityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AccessibilityEvent,
    meta: {} as Meta,
  },
  actors: {
    watchDevice: unprovidedListener<AccessibilityEvent>('watchDevice'),
    watchSystem: unprovidedListener<AccessibilityEvent>('watchSystem'),
  },
  guards: {
    anySettingDiffers: ({ context }) => countActive(context.settings) > 0,
    noSettingDiffers: ({ context }) => countActive(context.settings) === 0,
    deviceRefuses: ({ context }) => context.device === 'refuses',
  },
  actions: {
    choose: assign({ settings: ({ context }, choice: SettingChoice) => chooseOption(context.settings, choice) }),
    reset: assign({ settings: {} }),
    takeOver: assign({ settings: (_, stored: string | null) => readSettings(stored) }),
    setSystemPreferences: assign({ system: (_, wishes: SystemWishes) => wishes }),
    limitToVisit: assign({ device: 'refuses' }),
    show: unprovidedAction<AccessibilitySettings>('show'),
    /** Must send `device.refused` when the text cannot be stored. */
    storeOnDevice: unprovidedAction<string>('storeOnDevice'),
    tell: unprovidedAction<Notice>('tell'),
  },
}).createMachine({
  id: 'accessibility',
  context: { settings: {}, system: null, device: 'keeps' },
  invoke: [{ src: 'watchDevice' }, { src: 'watchSystem' }],
  initial: 'usual',
  on: {
    'option.chosen': {
      actions: [
        { type: 'choose', params: ({ event }) => event },
        { type: 'show', params: ({ context }) => effectiveSettings(context) },
        { type: 'storeOnDevice', params: ({ context }) => writeSettings(context.settings) },
      ],
      meta: { description: 'an option is chosen or unset', requirements: ['C4.3-03', 'C3.8-12'] },
    },
    'device.changed': [
      {
        guard: 'deviceRefuses',
        meta: { description: 'what this visit holds stays', requirements: ['C3.8-12'] },
      },
      {
        actions: [
          { type: 'takeOver', params: ({ event }) => event.stored },
          { type: 'show', params: ({ context }) => effectiveSettings(context) },
        ],
        meta: { description: 'the settings on the device are read', requirements: ['C3.8-12'] },
      },
    ],
    'device.refused': [
      { guard: 'deviceRefuses', meta: { description: 'the visitor knows already' } },
      {
        actions: ['limitToVisit', { type: 'tell', params: settingsNotStoredNotice }],
        meta: { description: 'the device is full or does not allow it', requirements: ['C3.8-12'] },
      },
    ],
    'system.changed': {
      actions: [
        { type: 'setSystemPreferences', params: ({ event }) => event.wishes },
        { type: 'show', params: ({ context }) => effectiveSettings(context) },
      ],
      meta: { description: 'the system says what it asks for', requirements: ['C4.3-16'] },
    },
  },
  states: {
    usual: {
      meta: { description: 'every accessibility setting is at its default', requirements: ['C4.3-01'] },
      always: { guard: 'anySettingDiffers', target: 'active' },
    },
    active: {
      meta: { description: 'accessibility settings are active', requirements: ['C4.3-01', 'C4.3-02'] },
      always: { guard: 'noSettingDiffers', target: 'usual' },
      on: {
        'settings.reset': {
          actions: [
            'reset',
            { type: 'show', params: ({ context }) => effectiveSettings(context) },
            { type: 'storeOnDevice', params: ({ context }) => writeSettings(context.settings) },
          ],
          meta: { description: 'every setting goes back to its default', requirements: ['C4.3-04'] },
        },
      },
    },
  },
})
