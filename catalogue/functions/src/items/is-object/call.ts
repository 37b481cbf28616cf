import type { FunctionBody } from '@heddle/kit'

export const call: FunctionBody = (_host, value) => typeof value === 'object' && value !== null && !Array.isArray(value)
