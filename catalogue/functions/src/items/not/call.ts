import type { FunctionBody } from '@heddle/kit'

export const call: FunctionBody = (_host, value) => !value
