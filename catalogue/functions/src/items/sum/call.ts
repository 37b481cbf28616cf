import type { FunctionBody } from '@heddle/kit'
import { allNumbers } from '../../lib/arguments/all-numbers.ts'

export const call: FunctionBody = (host, ...args) => allNumbers(host, args).reduce((total, number) => total + number, 0)
