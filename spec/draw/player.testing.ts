import { fromPromise, setup } from 'xstate'

export const playerMachine = setup({
  types: {
    events: {} as { type: 'play' } | { type: 'stop' } | { type: 'mute' } | { type: 'unplug' } | { type: 'tick' },
  },
  actors: { loadTrack: fromPromise(async () => 'track') },
  guards: { hasTracks: () => true, isMuted: () => false },
  actions: { dim: () => {}, count: () => {} },
  delays: { sleepTime: 60_000 },
}).createMachine({
  id: 'player',
  type: 'parallel',
  on: { unplug: { target: ['.track.idle', '.sound.off'] }, tick: { actions: 'count' } },
  states: {
    track: {
      initial: 'idle',
      meta: { description: 'a track is chosen and played' },
      states: {
        idle: {
          meta: {
            description: 'nothing is played & nothing is on its way, <so far>',
            says: ['Press play.', 'Or do not.'],
            lends: ['One moment.'],
            requirements: ['J1-01', 'J1-02'],
          },
          on: { play: [{ guard: 'hasTracks', target: 'loading' }, { target: 'empty' }] },
        },
        empty: { always: 'idle' },
        loading: { invoke: { src: 'loadTrack', onDone: 'playing', onError: 'idle' } },
        playing: {
          initial: 'bright',
          exit: 'count',
          states: {
            bright: { after: { sleepTime: 'dark', 5000: { actions: 'count' } } },
            dark: { entry: 'dim' },
            ended: { type: 'final' },
          },
          on: { stop: 'idle', tick: { target: '.ended' } },
          onDone: 'idle',
        },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: { on: { mute: { target: 'off', meta: { description: 'the sound goes', requirements: ['J1-03'] } } } },
        off: { on: { mute: { target: 'on', guard: 'isMuted' } } },
      },
    },
  },
})
