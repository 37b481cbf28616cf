import type { FunctionBody } from '@heddle/kit'
import { runLazily } from '../../lib/arguments/run-lazily.ts'

export const call: FunctionBody = (_host, condition, then, otherwise) => runLazily(runLazily(condition) ? then : otherwise)
