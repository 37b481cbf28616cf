import type { FunctionBody } from '@heddle/kit'

export const call: FunctionBody = (host) => host.timezone()
