import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('files', () => ({
  isFile: (value) => value instanceof Blob,
  toUrl: (base64, mime) => `blob:${mime};${base64}`,
  save: () => undefined,
  download: () => Promise.resolve(),
}))
