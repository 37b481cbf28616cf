import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'

export const call: FunctionBody = (_host, ...conditions) => conditions.some((condition) => Boolean(runLazily(condition)))
