/** What speaks to the server, with what only a browser can: one part, which comes with the first call. */
export * from '#api/wire.ts'
export { uploadOf } from './upload.ts'
