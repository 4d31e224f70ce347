import { spawn } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { film, filmedLine, heroFrame } from './hero-frame.ts'

const { width, height, seconds, framesPerSecond } = film

const raw = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  String(framesPerSecond),
  '-i',
  '-',
]
const comment = ['-metadata', `comment=${filmedLine}`, '-an', '-pix_fmt', 'yuv420p']
const webm = [...comment, '-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1', 'public/hero/hero.webm']
const mp4 = [
  ...comment,
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '24',
  '-movflags',
  '+faststart',
  'public/hero/hero.mp4',
]

const pixels = (second: number) =>
  sharp(Buffer.from(heroFrame(second)))
    .removeAlpha()
    .raw()
    .toBuffer()

async function cutFilm() {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...raw, ...webm, ...mp4], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const frames = seconds * framesPerSecond
  for (let frame = 0; frame < frames; frame += 1) {
    if (!ffmpeg.stdin.write(await pixels(frame / framesPerSecond))) await once(ffmpeg.stdin, 'drain')
    if (frame % 48 === 0) console.log(`${frame} of ${frames} frames`)
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
}

await cutFilm()
