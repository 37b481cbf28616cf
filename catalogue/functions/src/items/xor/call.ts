import type { FunctionBody } from '@heddle/kit'

export const call: FunctionBody = (_host, ...conditions) => conditions.filter(Boolean).length % 2 === 1
