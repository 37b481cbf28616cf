import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('popups', () => ({
  open: (_id, _props, wait) => Promise.resolve(wait ? undefined : 'aaaaaa'),
  closeThis: () => undefined,
  closeAll: () => undefined,
}))
