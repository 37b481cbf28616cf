import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('uploads', () => ({}))
