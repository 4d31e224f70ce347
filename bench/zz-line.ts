import { readFileSync } from 'node:fs'
const { traceEvents: ev } = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const mains = ev.filter((e: any) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
let key: any, best = -1
for (const m of mains) { const n = ev.filter((e: any) => e.pid === m.pid && e.tid === m.tid && e.name === 'EventDispatch').length; if (n > best) { best = n; key = m } }
const on = ev.filter((e: any) => e.pid === key.pid && e.tid === key.tid && e.ph === 'X').sort((a: any, b: any) => a.ts - b.ts)
const keys = on.filter((e: any) => e.name === 'EventDispatch' && e.args.data.type === 'input')
const names = ['EventDispatch', 'FunctionCall', 'RunMicrotasks', 'FireAnimationFrame', 'Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'TimerFire', 'MinorGC', 'ResourceReceivedData', 'HitTest']
for (const k of keys.slice(Number(process.argv[3] ?? 20), Number(process.argv[4] ?? 24))) {
  console.log('--- key')
  for (const e of on.filter((e: any) => e.ts >= k.ts - 100 && e.ts < k.ts + 110_000 && names.includes(e.name) && e.dur > 150))
    console.log(((e.ts - k.ts) / 1000).toFixed(1).padStart(6), (e.dur / 1000).toFixed(1).padStart(5), e.name, e.args?.data?.functionName ?? '', e.args?.beginData ? JSON.stringify({ d: e.args.beginData.dirtyObjects, t: e.args.beginData.totalObjects }) : '', e.args?.elementCount ?? '')
}
