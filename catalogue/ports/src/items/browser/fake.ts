import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('browser', () => ({
  scrollTo: () => undefined,
  copy: () => Promise.resolve(),
  hasGeolocation: () => true,
  print: () => undefined,
  share: () => Promise.resolve(),
  vibrate: () => undefined,
  notify: () => Promise.resolve(),
}))
