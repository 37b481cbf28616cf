import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('toasts', () => ({ show: () => Promise.resolve('timeout') }))
