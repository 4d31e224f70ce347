import { get } from 'node:http'

export const sentBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
