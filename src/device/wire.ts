export * from '#api/wire.ts'
export { uploadOf } from './upload.ts'
