import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('tab', () => ({ reload: () => undefined }))
