export const fullscreenIcon = {
  box: '0 -960 960 960',
  path: 'M200-200v-193h60v133h133v60H200Zm0-367v-193h193v60H260v133h-60Zm367 367v-60h133v-133h60v193H567Zm133-367v-133H567v-60h193v193h-60Z',
}

export const removeIcon = { box: '0 -960 960 960', path: 'M200-450v-60h560v60H200Z' }
