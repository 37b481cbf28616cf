import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (_host, number, exponent) => requireNumber(number, 1) ** requireNumber(exponent, 2)
