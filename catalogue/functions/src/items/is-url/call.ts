import type { FunctionBody } from '@heddle/kit'

const MAX_LENGTH = 10_000

export const call: FunctionBody = (_host, text) =>
  typeof text === 'string' && text.length <= MAX_LENGTH && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text)
