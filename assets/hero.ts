import { spawn } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { heroFrame } from './hero-frame.ts'

const seconds = 12
const framesPerSecond = 24

const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '1280x720', '-r', String(framesPerSecond), '-i', '-']
const webm = [
  '-an',
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '44',
  '-b:v',
  '560k',
  '-row-mt',
  '1',
  '-cpu-used',
  '3',
  'public/hero/hero.webm',
]
const mp4 = [
  '-an',
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-b:v',
  '560k',
  '-maxrate',
  '700k',
  '-bufsize',
  '2M',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  'public/hero/hero.mp4',
]

const pixels = (moment: number) =>
  sharp(Buffer.from(heroFrame(moment)))
    .removeAlpha()
    .raw()
    .toBuffer()

async function film() {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...raw, ...webm, ...mp4], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const frames = seconds * framesPerSecond
  for (let frame = 0; frame < frames; frame += 1) {
    if (!ffmpeg.stdin.write(await pixels(frame / frames))) await once(ffmpeg.stdin, 'drain')
    if (frame % 48 === 0) console.log(`${frame} of ${frames} frames`)
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
}

await film()
