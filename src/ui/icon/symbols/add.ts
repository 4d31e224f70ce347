export const addIcon = { box: '0 -960 960 960', path: 'M450-450H200v-60h250v-250h60v250h250v60H510v250h-60v-250Z' }
